import { __, sprintf } from '@wordpress/i18n';
import { element, find, link } from '../elements';
import { formatNumber } from '../page-data';
import { stateText } from './progress';
import type { Row } from './types';

/** States of recipes that are to become posts unless somebody leaves them out. */
const PENDING = [ 'waiting', 'working', 'failed' ];

/**
 * Creates the picture of a recipe; nothing without one.
 */
function picture( { image }: Row ): string | Node {
	if ( image === '' ) {
		return '';
	}
	const created = Object.assign( element( 'img' ), {
		src: image,
		alt: '',
		width: 48,
		height: 48,
		loading: 'lazy',
		referrerPolicy: 'no-referrer',
	} );
	created.style.objectFit = 'cover';
	return created;
}

/** Formats a count; empty where it is not known. */
function countText( count: number | null ): string {
	return count === null ? '' : formatNumber( count );
}

/** The table of the recipes that were found, where rows are chosen. */
export class RecipeTable {
	/** IDs of the rows that are not to be imported. */
	readonly skipped = new Set< number >();

	/** What was counted of each recipe, which the server forgets once it is a post. */
	readonly #counted = new Map<
		number,
		Pick< Row, 'image' | 'foods' | 'steps' >
	>();

	readonly #element: HTMLElement;
	readonly #body: HTMLElement;
	readonly #chooseAll: HTMLInputElement;

	/**
	 * @param table What holds the table.
	 */
	constructor( table: HTMLElement ) {
		this.#element = table;
		this.#body = find( table, 'tbody', HTMLElement );
		this.#chooseAll = find( table, 'thead input', HTMLInputElement );
		this.#chooseAll.addEventListener( 'change', () => {
			const { checked } = this.#chooseAll;
			for ( const box of this.#choosable() ) {
				if ( box.checked !== checked ) {
					box.click();
				}
			}
		} );
	}

	/**
	 * Shows rows in place of those before.
	 *
	 * @param isOpen Whether rows can still be chosen.
	 */
	show( rows: readonly Row[], isOpen: boolean ): void {
		this.#body.replaceChildren(
			...rows.map( ( row ) => this.#row( this.#remember( row ), isOpen ) )
		);
		this.#showAll();
		this.#element.hidden = rows.length === 0;
	}

	/** Ends the choice: what is being imported can no longer be left out. */
	close(): void {
		for ( const box of this.#choosable() ) {
			box.disabled = true;
		}
		this.#showAll();
	}

	/**
	 * Returns a row with what was counted before it became a post.
	 */
	#remember( row: Row ): Row {
		const { image, foods, steps } = row;
		if ( foods !== null ) {
			this.#counted.set( row.id, { image, foods, steps } );
		}
		return { ...row, ...this.#counted.get( row.id ) };
	}

	/**
	 * Creates a row.
	 */
	#row( row: Row, isOpen: boolean ): HTMLElement {
		return element(
			'tr',
			...[
				this.#checkbox( row, isOpen ),
				picture( row ),
				link( row.name, row.edit ),
				countText( row.foods ),
				countText( row.steps ),
				stateText( row ),
				row.notices.join( ' ' ),
			].map( ( content ) => element( 'td', content ) )
		);
	}

	/**
	 * Creates the checkbox that chooses a row.
	 */
	#checkbox( row: Row, isOpen: boolean ): HTMLInputElement {
		const box = Object.assign( element( 'input' ), {
			type: 'checkbox',
			checked:
				row.post === 0 &&
				PENDING.includes( row.state ) &&
				! this.skipped.has( row.id ),
			disabled: ! isOpen || row.post > 0,
		} );
		box.setAttribute(
			'aria-label',
			/* translators: %s: name of a recipe. */
			sprintf( __( 'Import %s', 'larder' ), row.name )
		);
		box.addEventListener( 'change', () => {
			if ( box.checked ) {
				this.skipped.delete( row.id );
			} else {
				this.skipped.add( row.id );
			}
			this.#showAll();
		} );
		return box;
	}

	/**
	 * Returns the checkboxes of the rows that can be chosen.
	 */
	#choosable(): HTMLInputElement[] {
		return Array.from(
			this.#body.querySelectorAll< HTMLInputElement >( 'input:enabled' )
		);
	}

	/** Shows in the head of the table whether all rows are chosen, or some. */
	#showAll(): void {
		const boxes = this.#choosable();
		const chosen = boxes.filter( ( { checked } ) => checked );
		const isAll = chosen.length > 0 && chosen.length === boxes.length;
		this.#chooseAll.disabled = boxes.length === 0;
		this.#chooseAll.checked = isAll;
		this.#chooseAll.indeterminate = ! isAll && chosen.length > 0;
	}
}
