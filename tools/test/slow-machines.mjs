import { configure } from '@testing-library/dom';

// What a test waits for comes, however slow the machine is; when it comes is not for the test to say.
configure( { asyncUtilTimeout: 10_000 } );
