import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { RatingSummary } from '@larder/contracts';
import { isLoose } from '@larder/editor';

const NOTHING: RatingSummary = {
	average: 0,
	count: 0,
	spread: [ 0, 0, 0, 0, 0 ],
	text: '',
	label: '',
	total: '',
};

function isSummary( value: unknown ): value is RatingSummary {
	// The server's tests hold its field to the contract.
	return isLoose( value ) && Array.isArray( value[ 'spread' ] );
}

/**
 * Reads how the recipe that is being edited is rated.
 *
 * @param postType The post type, if known.
 * @param postId   The post, if known.
 * @return No ratings while they load, and where the block is in no post.
 */
export function useSummary(
	postType: unknown,
	postId: unknown
): RatingSummary {
	const field = useSelect(
		( select ) => {
			const post: unknown =
				typeof postType === 'string' && typeof postId === 'number'
					? select( coreStore ).getEntityRecord(
							'postType',
							postType,
							postId
						)
					: null;
			return isLoose( post ) ? post[ 'larder_rating' ] : null;
		},
		[ postType, postId ]
	);
	return useMemo( () => ( isSummary( field ) ? field : NOTHING ), [ field ] );
}
