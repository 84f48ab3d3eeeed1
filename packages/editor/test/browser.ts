import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves them out, and WordPress's data packages need them to load.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
