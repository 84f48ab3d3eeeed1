/** Text and media that an answer may hold. */
export const ANSWER_BLOCKS = [
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
