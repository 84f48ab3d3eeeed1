import { createElement, Fragment } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import type { Card } from '@larder/contracts';
import { SaveButton } from '@larder/controls';
import { customProperties, StarIcon, writtenIn } from '@larder/ui';
import { CardLikes } from './card-likes';

/** What a card shows of a recipe, as the search request gives it; `badges` is never true. */
export type RecipeCardData = Omit< Card, 'badges' > & {
	badges: Exclude< Card[ 'badges' ], true >;
};

type Props = {
	/** What it shows. */
	card: RecipeCardData;
	/** Level of the heading. */
	level?: 2 | 3 | 4 | 5 | 6;
	/** Whether it shows rating, time, difficulty and keys. */
	hasMeta?: boolean;
	/** Controls at the top end of the picture, instead of that which saves the recipe; null for none. */
	actions?: ReactNode;
};

const Plate = (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<circle cx="12" cy="12" r="8" />
		<circle cx="12" cy="12" r="4.25" />
	</svg>
);

/**
 * Gives black or white, whichever reads better on a colour.
 *
 * @param color Such as `#E84E3B` or `#E43`.
 * @return A colour.
 */
export function inkOn( color: string ): '#000' | '#fff' {
	const hex = color.replace( '#', '' );
	const size = hex.length === 3 ? 1 : 2;
	const [ red = 0, green = 0, blue = 0 ] = [ 0, 1, 2 ].map( ( at ) => {
		const part = hex.slice( at * size, ( at + 1 ) * size );
		return ( parseInt( size === 1 ? part + part : part, 16 ) / 255 ) ** 2.2;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
		? '#000'
		: '#fff';
}

function Meta( {
	card: {
		recipe_id: id,
		likes_count: likes,
		rating,
		total_time: time,
		difficulty_level: difficulty,
		recipe_calories: calories,
	},
}: {
	card: RecipeCardData;
} ): ReactElement | null {
	const facts = [ time, difficulty, calories ].filter( Boolean );
	const isRated = rating.count > 0;
	return facts.length === 0 && ! isRated && likes === 0 ? null : (
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
			<CardLikes recipeId={ id } printed={ likes } />
		</p>
	);
}

function Keys( {
	keys,
}: {
	keys: RecipeCardData[ 'recipe_keys' ];
} ): ReactElement | null {
	return keys.length === 0 ? null : (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className="larder-card__keys" role="list">
			{ keys.map( ( { key, link, icon, color } ) => (
				<li key={ key }>
					<a
						className="larder-card__key"
						href={ link }
						{ ...( color !== '' && {
							style: customProperties( {
								'--larder-key': color,
							} ),
						} ) }
					>
						{ icon !== '' && (
							<span
								className="larder-card__icon"
								dangerouslySetInnerHTML={ { __html: icon } }
							/>
						) }
						{ key }
					</a>
				</li>
			) ) }
		</ul>
	);
}

/**
 * The card of a recipe: one link over all of it, and the badge, the keys and
 * other controls beside that link.
 *
 * @return The card.
 */
export function RecipeCard( {
	card,
	level = 3,
	hasMeta = true,
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
				{ hasMeta && <Meta card={ card } /> }
				{ hasMeta && <Keys keys={ card.recipe_keys } /> }
			</div>
			{ badge !== false && (
				<a
					className="larder-card__badge"
					href={ badge.link }
					style={ customProperties( {
						'--larder-badge': badge.color,
						'--larder-ink': inkOn( badge.color ),
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
