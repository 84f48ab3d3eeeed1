export * from './content';
export * from './icons/icons';
export { FailedPreview } from './fields/failed-preview';
export { CardDetailsField } from './fields/card-details-field';
export { CardLayoutField } from './fields/card-layout-field';
export { PictureButton, ShownPicture } from './fields/picture-field';
export { RowLinkButton, RowPicture, RowPictureButton } from './list/row-media';
export { isSave } from './fields/field-keys';
export { LinkButton } from './fields/link-button';
export { RelFields } from './fields/rel-fields';
export { TypedUrl } from './fields/typed-url';
export { UrlForm, WEB_URL_HINT } from './fields/url-form';
export { TitleField } from './fields/title-field';
export { PlainField } from './fields/plain-field';
export { useIsPreview } from './fields/use-is-preview';
export { useSteady } from './fields/use-steady';
export {
	afterRemoval,
	firstButton,
	useNextFocus,
} from './fields/use-next-focus';
export { useUndoSteps, type UndoStep } from './fields/use-undo-steps';
export { useUploadError } from './fields/use-upload-error';
export { ValueField } from './fields/value-field';
export { holdsStore, type Hold } from './holds/store';
export { useDraft, useHasDraft } from './holds/use-draft';
export { useHold } from './holds/use-hold';
export { readRichText } from './list/from-html';
export { ListEdit, type ListBlock } from './list/list-block';
export { attributesOfOthers } from './list/other-blocks';
export { listTransforms } from './list/transforms';
export { sectionsOf, type Line } from './list/insert';
export { charactersOf, sliceHtml } from './list/rich';
export type { RowKind } from './list/model';
export type { ListView, RowFieldsProps } from './list/row';
export {
	factOf,
	pastedLevel,
	spanOf,
	typedSpan,
	type FactName,
} from './paste/facts';
export { canBecomeRecipe, recipeOfBlocks } from './paste/from-blocks';
export { joinParts } from './paste/join-parts';
export { titlePostsBy } from './paste/post-title';
export { readIntroductionsBy } from './paste/introduction';
export { linesOfClipboard, linesOfText } from './paste/lines';
export { pastedLines } from './paste/pasted-lines';
export { pastedPictures, type PastedPicture } from './paste/pasted-pictures';
export { fillRecipe, isWholeRecipe, placeLine } from './paste/use-recipe-paste';
export { withNamedFoods } from './paste/named-foods';
export { withNamedParts } from './paste/named-parts';
export { withNamedSteps } from './paste/named-steps';
export { readBlockNames, TEXT_BLOCKS } from './recipe/text-blocks';
export { useFirstBlocks } from './recipe/use-first-blocks';
export { termHelp } from './recipe/term-help';
export { recipeAround, useUpdateRoot } from './recipe/use-root-attributes';
export { findOrMakeTerm } from './recipe/terms';
export { useTermKinds, useTerms, type TermKind } from './recipe/use-terms';
export { eventElement } from './event-element';
export { asExample } from './example';
export { formerVersion } from './former-version';
export { registerBlock } from './register-block';
export { VoteEdit, type VoteAttributes } from './vote/vote-edit';
export { ControlLabel } from './vote/control-label';
export { ControlEdit, type ControlAttributes } from './vote/control-edit';
export { directionOf } from './text/direction';
export { goOnAtEnter, goTo, textBeyond } from './text/next-text';
export { isEmptyParagraph, useLeaveAtEnter } from './text/use-leave-at-enter';
export { guessedLocale, recipeLocale } from './text/recipe-locale';
export { siteLocale } from './text/site-locale';
