import { configure } from '@testing-library/dom';

// What a test waits for comes, however slow the machine is; when it comes is no test's business.
configure( { asyncUtilTimeout: 10_000 } );
