import type { ReactElement } from 'react';

const PATHS = {
	previous: 'm14.5 6-6 6 6 6',
	next: 'm9.5 6 6 6-6 6',
	pause: 'M9 6.5v11M15 6.5v11',
	play: 'm9 6 9 6-9 6z',
};

/**
 * Renders a round button over the pictures.
 */
export function Control( {
	name,
	label,
	onPress,
}: {
	/** What it does. */
	name: keyof typeof PATHS;
	label: string;
	/** Called when it is pressed. */
	onPress: () => void;
} ): ReactElement {
	return (
		<button
			type="button"
			className={ `wp-block-larder-recipe-archive__button is-${ name }` }
			aria-label={ label }
			onClick={ onPress }
		>
			<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
				<path d={ PATHS[ name ] } />
			</svg>
		</button>
	);
}
