/** What stands in each of the printed list items. */
export type PrintedItems = readonly ( readonly Node[] )[];
