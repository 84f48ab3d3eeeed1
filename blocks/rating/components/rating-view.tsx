import type { ReactElement } from 'react';
import type { RatingBlock, RatingViewProps } from '@larder/contracts';
import { Html } from '@larder/ui';
import { useOwnBrowser } from '../hooks/use-own-browser';
import { useRate } from '../hooks/use-rate';
import { useStars } from '../hooks/use-stars';
import { RateForm } from './rate-form';
import { RatingContent } from './rating-content';
import { RatingField } from './rating-field';

type BlockProps = { recipeId: number; legend: string; block: RatingBlock };

function FormField( { legend }: { legend: string } ): ReactElement {
	useOwnBrowser();
	return <RatingField legend={ legend } stars={ useStars( 0 ) } />;
}

function Block( { recipeId, legend, block }: BlockProps ): ReactElement {
	const { mine, summary, rate } = useRate( recipeId );
	return (
		<RatingContent
			block={ { ...block, summary: summary ?? block.summary } }
			heading={
				<Html
					as={ `h${ block.level }` }
					className="wp-block-larder-rating__title"
					html={ block.title }
				/>
			}
			form={
				block.isOpen ? (
					<RateForm legend={ legend } mine={ mine } rate={ rate } />
				) : null
			}
		/>
	);
}

/**
 * Renders the ratings of a recipe on the page: the block, or the field alone inside a
 * comment form.
 *
 * @return What is inside the island's root.
 */
export function RatingView( {
	recipeId,
	legend,
	block,
}: RatingViewProps ): ReactElement {
	return block === null ? (
		<FormField legend={ legend } />
	) : (
		<Block recipeId={ recipeId } legend={ legend } block={ block } />
	);
}
