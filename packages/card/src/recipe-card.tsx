import { createElement, Fragment } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import { BADGE_COLOR } from '@larder/contracts/constants';
import type { Card } from '@larder/contracts';
import { SaveButton } from '@larder/controls';
import { customProperties, StarIcon, writtenIn } from '@larder/ui';

/** What a card shows of a recipe, as the search request gives it; `badges` is never true. */
export type RecipeCardData = Omit< Card, 'badges' > & {
	badges: Exclude< Card[ 'badges' ], true >;
};

type Props = {
	/** What it shows. */
	card: RecipeCardData;
	/** Level of the heading. */
	level?: 2 | 3 | 4 | 5 | 6;
	/** Controls at the top end of the picture, instead of that which saves the recipe; null for none. */
	actions?: ReactNode;
};

const Plate = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<circle cx="12" cy="12" r="8" />
		<circle cx="12" cy="12" r="4.25" />
	</svg>
);

function Meta( {
	card: { rating, total_time: time, difficulty_level: difficulty },
}: {
	card: RecipeCardData;
} ): ReactElement | null {
	const facts = [ time, difficulty ].filter( Boolean );
	const isRated = rating.count > 0;
	return facts.length === 0 && ! isRated ? null : (
		<p className="larder-card__meta">
			{ isRated && (
				<span className="larder-card__rating">
					{ StarIcon }
					<span aria-hidden="true">{ rating.text }</span>
					<span className="screen-reader-text">{ rating.label }</span>
				</span>
			) }
			{ facts.map( ( fact, at ) => (
				<Fragment key={ fact }>
					{ ( at > 0 || isRated ) && ' · ' }
					<bdi>{ fact }</bdi>
				</Fragment>
			) ) }
		</p>
	);
}

/**
 * Renders the card of a recipe where a site has chosen no other: one link over all of
 * it, and the badge and controls beside that link.
 */
export function RecipeCard( {
	card,
	level = 3,
	actions,
}: Props ): ReactElement {
	const { badges: badge } = card;
	return (
		<article className="larder-card">
			{ card.thumbnail === '' ? (
				<div className="larder-card__picture">{ Plate }</div>
			) : (
				<div
					className="larder-card__picture"
					dangerouslySetInnerHTML={ { __html: card.thumbnail } }
				/>
			) }
			<div className="larder-card__body">
				{ createElement(
					`h${ level }`,
					{ className: 'larder-card__title' },
					<a className="larder-card__link" href={ card.permalink }>
						<bdi { ...writtenIn( card ) }>{ card.title }</bdi>
					</a>
				) }
				<Meta card={ card } />
			</div>
			{ badge !== false && (
				<a
					className="larder-card__badge"
					href={ badge.link }
					{ ...( badge.color !== BADGE_COLOR && {
						style: customProperties( {
							'--larder-badge': badge.color,
						} ),
					} ) }
				>
					{ badge.badge }
				</a>
			) }
			{ actions !== null && (
				<div className="larder-card__actions">
					{ actions ?? (
						<SaveButton
							recipeId={ card.recipe_id }
							name={ card.title }
						/>
					) }
				</div>
			) }
		</article>
	);
}
