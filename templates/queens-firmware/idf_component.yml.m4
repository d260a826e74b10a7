version: "q_version.0"
description: All solutions of q_n queens, as constants in flash
