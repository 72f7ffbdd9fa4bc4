import { setFlagsFromString } from 'node:v8';

// For stores that live for seconds: to compile the embedded engine a second time, for speed, takes half of a start.
setFlagsFromString('--liftoff-only');
