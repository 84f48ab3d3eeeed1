import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { ArchiveViewProps } from '@larder/contracts';
import { LiveRegion } from '@larder/ui';
import { useCarousel } from '../hooks/use-carousel';
import type { PrintedItems } from '../view-types';
import { Control } from './control';
import { Items } from './items';

const BLOCK = 'wp-block-larder-recipe-archive';

type Props = ArchiveViewProps & {
	/** What is in each of the printed list items. */
	items: PrintedItems;
};

/**
 * Renders the archive on the page: a carousel, or a list that only waits for presses on
 * its cards.
 *
 * @return What is inside the block's element.
 */
export function ArchiveView( props: Props ): ReactElement {
	return props.isPlain ? (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__list` } role="list">
			<Items
				items={ props.items }
				recipes={ props.recipes }
				className={ `${ BLOCK }__item` }
			/>
		</ul>
	) : (
		<Carousel { ...props } />
	);
}

/**
 * Renders the carousel of an archive.
 *
 * @return What is inside the block's element.
 */
function Carousel( { id, autoplay, items, recipes }: Props ): ReactElement {
	const { viewport, position, isPlaying, previous, next, togglePlaying } =
		useCarousel( id, autoplay );
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
						<Items
							items={ items }
							recipes={ recipes }
							className={ `${ BLOCK }__slide` }
						/>
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
								items.length
							)
				}
			/>
		</>
	);
}
