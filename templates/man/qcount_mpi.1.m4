.so man1/qcount.1
