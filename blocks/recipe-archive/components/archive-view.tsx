import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { LiveRegion, RecipeCard } from '@larder/ui';
import { useCarousel } from '../hooks/use-carousel';
import type { ArchiveViewProps } from '../view-types';
import { Control } from './control';
import { Slide } from './slide';
import { TermCard } from './term-card';

/**
 * The carousel of an archive.
 *
 * @param props What the server printed.
 * @return What is inside the block's element.
 */
export function ArchiveView( {
	id,
	cards,
	terms,
	printed,
	level,
	hasMeta,
	autoplay,
}: ArchiveViewProps ): ReactElement {
	const { viewport, position, isPlaying, previous, next, togglePlaying } =
		useCarousel( id, autoplay );
	const all = cards.length + terms.length;
	return (
		<>
			<div className="wp-block-larder-recipe-archive__carousel">
				{ autoplay && (
					<Control
						name={ isPlaying ? 'pause' : 'play' }
						label={
							isPlaying
								? __( 'Pause', 'larder' )
								: __( 'Play', 'larder' )
						}
						onPress={ togglePlaying }
					/>
				) }
				<Control
					name="previous"
					label={ __( 'Previous', 'larder' ) }
					onPress={ previous }
				/>
				<Control
					name="next"
					label={ __( 'Next', 'larder' ) }
					onPress={ next }
				/>
				<div
					className="wp-block-larder-recipe-archive__viewport"
					ref={ viewport }
				>
					{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
					<ul
						className="wp-block-larder-recipe-archive__slides"
						role="list"
					>
						{ cards.map( ( card, at ) => (
							<Slide
								key={ card.recipe_id }
								printed={ printed[ at ] }
							>
								<RecipeCard
									card={ card }
									level={ level }
									hasMeta={ hasMeta }
								/>
							</Slide>
						) ) }
						{ terms.map( ( term ) => (
							<Slide key={ term.term_id }>
								<TermCard term={ term } level={ level } />
							</Slide>
						) ) }
					</ul>
				</div>
			</div>
			<LiveRegion
				message={
					position === null
						? ''
						: sprintf(
								/* translators: 1: number of the slide, 2: number of all slides. */
								__( 'Slide %1$d of %2$d', 'larder' ),
								position + 1,
								all
							)
				}
			/>
		</>
	);
}
