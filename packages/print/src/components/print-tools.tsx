import { createPortal } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { PrintProps } from '@larder/contracts';
import { MAX_SERVINGS } from '@larder/contracts/constants';
import { scaledUrl } from '@larder/ui';
import { QrCode } from '@larder/ui/qr-code';
import { useChoices } from '../hooks/use-choices';
import { useFit } from '../hooks/use-fit';
import { useServingsField } from '../hooks/use-servings-field';
import { pagesText } from '../pages-text';
import { Choice } from './choice';
import { Savings } from './savings';

/** Draws the code of the recipe's URL, with its servings, onto the sheet. */
function SheetCode( {
	url,
	servings,
}: {
	url: string;
	servings: number | undefined;
} ): ReactElement | null {
	const place = document.querySelector( '.larder-print__code' );
	return (
		place &&
		createPortal(
			<QrCode
				text={ scaledUrl( url, servings ) }
				label={ __(
					'Code that opens the recipe on a phone',
					'larder'
				) }
			/>,
			place
		)
	);
}

/**
 * Renders the field for how many the recipe is printed. Without scripts the button asks the server.
 *
 * @return The field and its button.
 */
function ServingsField( {
	text,
	onType,
	onLeave,
}: Pick<
	ReturnType< typeof useServingsField >,
	'text' | 'onType' | 'onLeave'
> ): ReactElement {
	return (
		<span className="larder-print__servings">
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is translated; the rule does not see into it. */ }
			<label>
				{ __( 'Servings', 'larder' ) }{ ' ' }
				<input
					type="number"
					name="recipe_servings"
					min="0.01"
					max={ MAX_SERVINGS }
					step="any"
					inputMode="decimal"
					value={ text }
					onChange={ ( { target } ) => onType( target.value ) }
					onBlur={ onLeave }
				/>
			</label>
			<button type="submit" className="larder-print__update">
				{ __( 'Update', 'larder' ) }
			</button>
		</span>
	);
}

/**
 * Renders the controls of a print page: what is printed, on what, for how many.
 *
 * @return What is inside the island's element.
 */
export function PrintTools( props: PrintProps ): ReactElement {
	const { isOn, leaveOut, setPart, paper, setPaper, fits, setFits } =
		useChoices( props );
	const { text, servings, onType, onLeave } = useServingsField(
		props.recipeId,
		props.servings
	);
	const parts = props.parts.map( ( part ) => ( {
		...part,
		isOn: isOn( part ),
	} ) );
	// A card is as small as one can read already.
	const isCard = paper.startsWith( 'card' );
	const { pages, savings } = useFit(
		fits && ! isCard,
		// A card leaves out by itself what it has no room for.
		props.isOpen && ! isCard
			? parts.filter( ( part ) => part.isOn ).map( ( { name } ) => name )
			: [],
		JSON.stringify( [ paper, parts ] )
	);
	return (
		<form className="larder-print__form" method="get" action={ props.url }>
			<input type="hidden" name="print_recipe" value="true" />
			<p className="larder-print__bar">
				<a className="larder-print__back" href={ props.url }>
					{ __( 'Back to the recipe', 'larder' ) }
				</a>
				<button
					type="button"
					className="larder-print__go"
					onClick={ () => window.print() }
				>
					{ __( 'Print', 'larder' ) }
				</button>
			</p>
			<div className="larder-print__choices">
				<fieldset
					className="larder-print__parts"
					hidden={ ! props.isOpen }
				>
					<legend>{ __( 'Show', 'larder' ) }</legend>
					{ parts.map( ( part ) => (
						<Choice
							key={ part.name }
							type="checkbox"
							data-print={ part.name }
							checked={ part.isOn }
							label={ part.label }
							onPick={ ( next ) => setPart( part.name, next ) }
						/>
					) ) }
				</fieldset>
				<fieldset className="larder-print__papers">
					<legend>{ __( 'Paper', 'larder' ) }</legend>
					{ props.papers.map( ( { name, label } ) => (
						<Choice
							key={ name }
							type="radio"
							name="paper"
							data-print={ name }
							value={ name }
							checked={ name === paper }
							label={ label }
							onPick={ () => setPaper( name ) }
						/>
					) ) }
				</fieldset>
			</div>
			<div className="larder-print__line">
				{ props.servings !== null && (
					<ServingsField
						text={ text }
						onType={ onType }
						onLeave={ onLeave }
					/>
				) }
				<Choice
					type="checkbox"
					data-print="fit"
					checked={ fits }
					label={ __( 'Fit on one page', 'larder' ) }
					onPick={ setFits }
				/>
				<p className="larder-print__pages" role="status">
					{ pagesText( pages ) }
				</p>
				<Savings
					savings={ savings }
					parts={ parts }
					onLeaveOut={ leaveOut }
				/>
			</div>
			<SheetCode url={ props.url } servings={ servings } />
		</form>
	);
}
