import { configureGlobal } from 'fast-check';

/** A property that has failed has found the mutant: a smaller counterexample would cost a minute. */
configureGlobal({ endOnFailure: true });
