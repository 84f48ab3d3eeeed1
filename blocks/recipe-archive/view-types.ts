/** What is in each of the printed list items. */
export type PrintedItems = readonly ( readonly Node[] )[];
