import { createElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { customProperties } from '@larder/ui';
import type { TermCardData } from '../view-types';

/**
 * The card of a term, in the style of a recipe's.
 *
 * @param props       Props.
 * @param props.term  What it shows.
 * @param props.level Level of its heading.
 * @return The card.
 */
export function TermCard( {
	term: { name, link, count, color, thumbnail },
	level,
}: {
	term: TermCardData;
	level: number;
} ): ReactElement {
	const picture = {
		className: 'larder-card__picture',
		...( color !== '' && {
			style: customProperties( { '--larder-card-tint': color } ),
		} ),
	};
	return (
		<article className="larder-card">
			{ thumbnail === '' ? (
				<div { ...picture }>
					<span className="larder-card__initial" aria-hidden="true">
						{ [ ...name ][ 0 ] }
					</span>
				</div>
			) : (
				<div
					{ ...picture }
					dangerouslySetInnerHTML={ { __html: thumbnail } }
				/>
			) }
			<div className="larder-card__body">
				{ createElement(
					`h${ level }`,
					{ className: 'larder-card__title' },
					<a className="larder-card__link" href={ link }>
						<bdi>{ name }</bdi>
					</a>
				) }
				<p className="larder-card__meta">{ count }</p>
			</div>
		</article>
	);
}
