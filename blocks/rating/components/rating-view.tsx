import type { ReactElement } from 'react';
import { Html } from '@larder/ui';
import { useStars } from '../hooks/use-stars';
import type { RatingViewProps } from '../view-types';
import { RatingContent } from './rating-content';
import { RatingField } from './rating-field';

function FormField( { legend }: { legend: string } ): ReactElement {
	return <RatingField legend={ legend } stars={ useStars( 0 ) } />;
}

/**
 * The ratings of a recipe on the page: the block, or the field alone inside a
 * comment form.
 *
 * @param props What the server printed.
 * @return What is inside the island's root.
 */
export function RatingView( { legend, block }: RatingViewProps ): ReactElement {
	return block === null ? (
		<FormField legend={ legend } />
	) : (
		<RatingContent
			block={ block }
			heading={
				<Html
					as={ `h${ block.level }` }
					className="wp-block-larder-rating__title"
					html={ block.title }
				/>
			}
		/>
	);
}
