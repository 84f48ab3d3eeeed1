import { orderedPieces } from '@larder/quantity';
import { Fragment, memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Html, notScaled, notScaledAttributes, PictureLink } from '@larder/ui';
import { useOwnTick } from '../hooks/use-own-tick';
import { leadingAmount } from '../leading-amount';
import type { Line } from '../view-types';

type Props = {
	/** The line, with the amount to show. */
	item: Line;
	/** Names the line's link when its clicks are counted. */
	linkId: string;
	/** Absent where nothing can be ticked off. */
	isTicked: boolean | undefined;
	/** Called with its id. */
	onTick: ( id: string ) => void;
};

type FoodProps = Pick<
	Line,
	'unit' | 'name' | 'link' | 'note' | 'order' | 'isLeft' | 'room'
> &
	Pick< Props, 'linkId' > & {
		/** Empty where it is in the column of amounts, as the unit is. */
		quantity: string;
		/** The amount said again in other units. */
		second: string;
	};

function Name( {
	name,
	link,
	linkId,
}: Pick< FoodProps, 'name' | 'link' | 'linkId' > ): ReactElement {
	const className = 'wp-block-larder-ingredients__name';
	return link ? (
		<Html
			as="a"
			className={ className }
			html={ name }
			attributes={ {
				href: link.url,
				'data-link-id': linkId,
				...( link.newTab && { target: '_blank' } ),
				...( link.rel && { rel: link.rel } ),
			} }
		/>
	) : (
		<Html as="span" className={ className } html={ name } />
	);
}

/** Renders a note that an amount is the written one, where other servings are shown. */
function NotScaled(): ReactElement {
	const { class: className, ...language } = notScaledAttributes();
	return (
		<>
			{ ' ' }
			<span className={ className } { ...language }>
				{ notScaled() }
			</span>
		</>
	);
}

function FoodText( {
	link,
	linkId,
	second,
	isLeft,
	room,
	...pieces
}: FoodProps ): ReactElement {
	return (
		<span
			className="wp-block-larder-ingredients__what"
			style={ { marginInlineEnd: room } }
		>
			{ orderedPieces( pieces ).map( ( { piece, before } ) => {
				switch ( piece ) {
					case 'name':
						return (
							<Fragment key={ piece }>
								{ before }
								<Name
									name={ pieces.name }
									link={ link }
									linkId={ linkId }
								/>
							</Fragment>
						);
					case 'note':
						return (
							<Html
								key={ piece }
								as="span"
								className="wp-block-larder-ingredients__note"
								html={ before + pieces.note }
							/>
						);
					default:
						return (
							<Fragment key={ piece }>
								{ before }
								<span
									className={ `wp-block-larder-ingredients__${ piece }` }
								>
									{ pieces[ piece ] }
								</span>
							</Fragment>
						);
				}
			} ) }
			{ isLeft && <NotScaled /> }
			{ second !== '' && (
				<>
					{ ' ' }
					<span className="wp-block-larder-ingredients__second">
						{ second }
					</span>
				</>
			) }
		</span>
	);
}

/** What is needed, which a scaling seldom changes: rendered again only where it does. */
const Food = memo( FoodText );

type CheckProps = { isTicked: boolean; onTick: () => void };

function CheckBox( { isTicked, onTick }: CheckProps ): ReactElement {
	return (
		<input
			type="checkbox"
			className="wp-block-larder-ingredients__check"
			checked={ isTicked }
			onChange={ onTick }
		/>
	);
}

/** The box of a line, which no scaling renders again. */
const Check = memo( CheckBox );

/**
 * Prints one ingredient.
 */
function Item( { item, linkId, isTicked, onTick }: Props ): ReactElement {
	const { id, quantity, unit, image, order } = item;
	const [ isShown, tick ] = useOwnTick( id, isTicked, onTick );
	const leading = leadingAmount( item );
	const line = (
		<>
			{ leading && (
				<span className="wp-block-larder-ingredients__amount">
					<span className="wp-block-larder-ingredients__quantity">
						{ leading.amount }
					</span>
					{ leading.unit !== '' && (
						<>
							{ ' ' }
							<span className="wp-block-larder-ingredients__unit">
								{ leading.unit }
							</span>
						</>
					) }
				</span>
			) }{ ' ' }
			<Food
				unit={ leading?.unit ? '' : unit }
				name={ item.name }
				link={ item.link }
				note={ item.note }
				linkId={ linkId }
				{ ...( order && { order } ) }
				{ ...( item.isLeft && { isLeft: true } ) }
				room={ item.room }
				quantity={ leading ? '' : quantity }
				second={ leading?.second ?? '' }
			/>
			{ image && (
				<span className="wp-block-larder-ingredients__image">
					<PictureLink
						attributes={ image }
						href={ item.imageUrl }
						label={ __( 'Picture of the ingredient', 'larder' ) }
					/>
				</span>
			) }
		</>
	);
	return (
		<li
			className={ `wp-block-larder-ingredients__item${ isShown ? ' is-checked' : '' }` }
		>
			{ isShown === undefined ? (
				<span className="wp-block-larder-ingredients__line">
					{ line }
				</span>
			) : (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The line is the text; the rule does not see into it.
				<label className="wp-block-larder-ingredients__line">
					<Check isTicked={ isShown } onTick={ tick } />
					{ line }
				</label>
			) }
		</li>
	);
}

/** One ingredient; a tick elsewhere does not render it again. */
export const IngredientLine = memo( Item );
