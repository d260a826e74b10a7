q_name q_version
q_n queens, q_solutions solutions, SHA-256 q_sha256
