/** Blocks of WordPress for text and media, which notes and answers may hold. */
export const TEXT_BLOCKS = [
	'core/paragraph',
	'core/list',
	'core/heading',
	'core/image',
	'core/gallery',
	'core/quote',
	'core/table',
	'core/video',
	'core/embed',
	'core/separator',
];
