@rem The scripts of package.json begin with the shell word exec, so that signals reach the program itself. This is that word on Windows.
@%*
