import type { ReactElement } from 'react';
import { CLOSE_PATH } from './icon-paths';

/**
 * Draws an icon of the one stroke family. The calls below are marked as pure, so
 * that a script holds only the icons that it shows.
 *
 * @param path Its lines on a grid of 24.
 */
export function icon( path: string ): ReactElement {
	return (
		<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}

/** A minus sign. */
export const MinusIcon = /* @__PURE__ */ icon( 'M6 12h12' );

/** A plus sign. */
export const PlusIcon = /* @__PURE__ */ icon( 'M6 12h12M12 6v12' );

/** A check mark. */
export const CheckIcon = /* @__PURE__ */ icon( 'm6 12.5 4 4 8-9' );

/** A pot, for cooking. */
export const CookIcon = /* @__PURE__ */ icon(
	'M5.25 10.25h13.5v6a3 3 0 0 1-3 3h-7.5a3 3 0 0 1-3-3zM3 12.25h2.25M18.75 12.25H21M9 4.75v2M12 4v2.75M15 4.75v2'
);

/** A cross that fills more of its square, where it is alone in a corner. */
export const CrossIcon = /* @__PURE__ */ icon( 'm6 6 12 12M18 6 6 18' );

/** Icon of a player. */
export const PlayIcon = /* @__PURE__ */ icon( 'M8 5.5v13l10.5-6.5z' );

/** A cross. */
export const CloseIcon = /* @__PURE__ */ icon( CLOSE_PATH );

/** A basket, for what is to buy. */
export const BasketIcon = /* @__PURE__ */ icon(
	'M4.75 10.25h14.5l-1.5 9h-11.5zM8 10l3-5.25M16 10l-3-5.25M12 13v3.5'
);

/** A printer. */
export const PrintIcon = /* @__PURE__ */ icon(
	'M7.5 8.75V4.75h9v4M7.5 16.25H4.75v-7.5h14.5v7.5H16.5M7.5 13.75h9v5.5h-9z'
);

/** An arrow out of a box: share. */
export const ShareIcon = /* @__PURE__ */ icon(
	'M12 14.25v-9.5M8.25 8 12 4.25 15.75 8M8 11.25H5.75v8h12.5v-8H16'
);

/** What a control for votes can show. */
export const voteIcons = {
	heart: icon(
		'M12 19.5c-4.8-3.1-7.75-6.3-7.75-9.6a4.15 4.15 0 0 1 7.75-2.1 4.15 4.15 0 0 1 7.75 2.1c0 3.3-2.95 6.5-7.75 9.6z'
	),
	bookmark: icon( 'M7.25 4.75h9.5v14.5L12 15.5l-4.75 3.75z' ),
	thumb: icon(
		'M4.75 10.75h3v8.5h-3zM7.75 11.5l3.5-6.75c1.3 0 2.1 1 1.9 2.3L12.7 10h4.9a1.7 1.7 0 0 1 1.65 2.05l-1.2 5.8a1.75 1.75 0 0 1-1.7 1.4h-8.6'
	),
};

/** Name of an icon for votes. */
export type VoteIcon = keyof typeof voteIcons;
