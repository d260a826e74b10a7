# q_name q_version.0
config q_NAME
	bool "All solutions of q_n queens, as constants in flash"
	help
	  The sources in src/. README.md names their header.
	  The linker leaves out what the application does not use.
