/** Start and end in a line. */
export type Span = [ start: number, end: number ];
