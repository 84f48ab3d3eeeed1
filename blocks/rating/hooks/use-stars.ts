import { useState } from '@wordpress/element';

/** How many stars a field shows, and how to change them. */
export type StarsState = {
	/** What is shown, and what a form sends. */
	shown: number;
	/** What was decided last: by a press, or before. */
	fixed: number;
	hover: ( stars: number ) => void;
	leave: () => void;
	/** Fixes stars; null for those of before. */
	pick: ( stars: number | null ) => void;
};

/**
 * Returns how many stars a field shows.
 *
 * Hovering shows stars, and so does a press, which fixes them. When the mouse
 * leaves, the field shows what was decided last, or else what was hovered. What
 * it shows is what it sends: nobody is told one thing and counted for another.
 *
 * @param before Stars that the visitor gave before, 0 for none.
 * @return How many, and how to change them.
 */
export function useStars( before: number ): StarsState {
	const [ pressed, setPressed ] = useState< number | null >( null );
	const [ hovered, setHovered ] = useState< number | null >( null );
	const isDecided = pressed !== null || before > 0;
	const fixed = pressed ?? before;
	return {
		shown: hovered ?? fixed,
		fixed,
		hover: setHovered,
		leave: () => setHovered( ( last ) => ( isDecided ? null : last ) ),
		pick: ( stars ) => {
			setPressed( stars );
			setHovered( null );
		},
	};
}
