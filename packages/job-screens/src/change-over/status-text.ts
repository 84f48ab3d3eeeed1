import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, serverText } from '../page-data';
import type { Status } from './types';

/**
 * Joins sentences.
 *
 * @param sentences The sentences; empty ones are left out.
 */
function joined( ...sentences: readonly string[] ): string {
	return sentences.filter( Boolean ).join( ' ' );
}

/**
 * Returns how many pictures were copied.
 */
function copiedText( { copied }: Status ): string {
	return sprintf(
		/* translators: %s: number of pictures. */
		__( 'Pictures that were copied into the media library: %s.', 'larder' ),
		formatNumber( copied )
	);
}

/**
 * Returns how many recipes have changed over.
 *
 * @param changed How many have.
 * @param total   How many there are.
 */
function progressText( changed: number, total: number ): string {
	return sprintf(
		/* translators: 1: number of recipes that are done, 2: number of all. */
		__( '%1$s of %2$s recipes have changed over.', 'larder' ),
		formatNumber( changed ),
		formatNumber( total )
	);
}

/**
 * Returns what is said once recipes have changed over.
 *
 * @param status The change-over.
 * @param total  How many recipes there are.
 */
function changedText( status: Status, total: number ): string {
	const { phase, changed, lost, lacking } = status;
	return joined(
		phase === 'copied' ? copiedText( status ) : '',
		progressText( changed, total ),
		lost > 0
			? sprintf(
					/* translators: %s: number of recipes. */
					__(
						'%s of them lack something that they had; the list below and the report say what.',
						'larder'
					),
					formatNumber( lost )
				)
			: __( 'Nothing was lost.', 'larder' ),
		lacking > 0
			? sprintf(
					/* translators: %s: number of posts. */
					__(
						'Posts with pictures that the media library lacks: %s. They are shown from their addresses, and can still be copied.',
						'larder'
					),
					formatNumber( lacking )
				)
			: '',
		__( 'Until you say that it stays, all of it can go back.', 'larder' ),
		status.isActive && changed >= total ? serverText( 'deactivate' ) : ''
	);
}

/**
 * Returns what is said once everything has been counted and nothing has changed over.
 */
function countedText( { damaged, elsewhere }: Status ): string {
	return joined(
		damaged > 0
			? sprintf(
					/* translators: %s: number of recipes. */
					__(
						'All of this comes along; %s have damage from before, listed below.',
						'larder'
					),
					formatNumber( damaged )
				)
			: __( 'All of this comes along.', 'larder' ),
		elsewhere > 0
			? sprintf(
					/* translators: %s: number of pictures. */
					__(
						'The media library lacks %s of their pictures, which are shown from their addresses. They can be copied before the change-over.',
						'larder'
					),
					formatNumber( elsewhere )
				)
			: ''
	);
}

/**
 * Returns what is said in a phase, whatever its counts are.
 *
 * @param status The change-over.
 * @param total  How many recipes there are.
 * @return The text; empty for a phase of a newer version.
 */
function phaseText( { phase, changed, done }: Status, total: number ): string {
	switch ( phase ) {
		case 'idle':
			return __( 'Nothing has been counted yet.', 'larder' );
		case 'looking':
			return __( 'Counting what there is…', 'larder' );
		case 'copying':
			return sprintf(
				/* translators: %s: number of pictures. */
				__(
					'Copying pictures into the media library: %s so far. You may close this page; it goes on.',
					'larder'
				),
				formatNumber( done )
			);
		case 'changing':
			return sprintf(
				/* translators: 1: number of recipes that are done, 2: number of all. */
				__(
					'%1$s of %2$s recipes have changed over. You may close this page; it goes on.',
					'larder'
				),
				formatNumber( changed ),
				formatNumber( total )
			);
		case 'undoing':
			return sprintf(
				/* translators: %s: number of posts. */
				__( 'Going back… %s posts are as they were before.', 'larder' ),
				formatNumber( done )
			);
		case 'undone':
			return __( 'All is as it was before.', 'larder' );
		case 'keeping':
			return __( 'Forgetting what was before…', 'larder' );
		case 'kept':
			return __(
				'It stays. You can take the other plugin off the site.',
				'larder'
			);
		default:
			return '';
	}
}

/**
 * Returns the text that is announced for a change-over.
 *
 * @param status The change-over.
 */
export function statusText( status: Status ): string {
	const { phase, counts, all, changed } = status;
	if ( status.problem !== '' ) {
		return status.problem;
	}
	const total = Math.max( all, counts[ 'recipes' ] ?? 0, changed );
	if ( status.isPaused && status.isBusy ) {
		return joined(
			__( 'Paused.', 'larder' ),
			phase === 'changing' ? progressText( changed, total ) : ''
		);
	}
	if ( phase === 'copied' && changed === 0 ) {
		return joined(
			copiedText( status ),
			__( 'Now the recipes can change over.', 'larder' )
		);
	}
	if ( ! [ 'looked', 'changed', 'copied' ].includes( phase ) ) {
		return phaseText( status, total );
	}
	return changed > 0 ? changedText( status, total ) : countedText( status );
}

/**
 * Returns the label of what was counted.
 *
 * @param kind Such as `recipes`.
 * @return The label; one that is not known as it is.
 */
export function countLabel( kind: string ): string {
	const labels: Readonly< Record< string, string > > = {
		recipes: __( 'Recipes', 'larder' ),
		ingredients: __( 'Ingredients', 'larder' ),
		steps: __( 'Steps', 'larder' ),
		pictures: __( 'Pictures', 'larder' ),
		ratings: __( 'Ratings', 'larder' ),
		comments: __( 'Comments', 'larder' ),
		likes: __( 'Likes', 'larder' ),
	};
	return labels[ kind ] ?? kind;
}
