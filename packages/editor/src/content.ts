/**
 * The parts that `save()` and the readers of attributes need, without the
 * editor's components.
 */
export {
	decodeText,
	decodeUrl,
	encodeText,
	fullUrl,
	readWebUrl,
	readUrl,
	isBlank,
	safeUrl,
	type Html,
} from './text/html-text';
export { claimId, createId, derivedId, ID_PATTERN } from './list/ids';
export {
	isLoose,
	readCount,
	readHtml,
	readImage,
	readLink,
	readList,
	readMessage,
	rememberRows,
	salvageText,
	type Loose,
	type RowReader,
	type RowLink,
} from './list/read';
export type { Section } from './list/model';
export { readSections } from './list/read-sections';
export { SavedGroup } from './text/saved-group';
export { savedImage } from './text/saved-image';
export { SavedTitle } from './text/saved-title';
