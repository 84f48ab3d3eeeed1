import { __, sprintf } from '@wordpress/i18n';
import { element, find } from '../elements';
import {
	renamedTable,
	tableHead,
	tableText,
	type TableHead,
} from './table-head';

/** Letters of an example beside the name of a column. */
const EXAMPLE = 60;

/** A table that was chosen, with the field of each of its columns. */
type Chosen = {
	readonly head: TableHead;
	readonly fields: readonly HTMLSelectElement[];
};

/** Writes the name of a column as the names of fields are written. */
const bare = ( name: string ): string =>
	name.toLowerCase().replace( /[\s_-]+/g, '' );

/** Asks for each table among the chosen files which of its columns is what, and names the columns accordingly. */
export class TableColumns {
	readonly #box: HTMLElement;
	readonly #template: HTMLTemplateElement;
	readonly #chosen = new Map< File, Chosen >();

	/** How many columns were shown so far. */
	#count = 0;

	/**
	 * @param form The form that the files are chosen in.
	 */
	constructor( form: HTMLFormElement ) {
		this.#box = find( form, '.larder-import__columns', HTMLElement );
		this.#template = find(
			form,
			'.larder-import__fields',
			HTMLTemplateElement
		);
	}

	/**
	 * Shows the columns of the tables among files, in place of those shown before.
	 *
	 * @param files All files that are chosen now.
	 */
	async ask( files: readonly File[] ): Promise< void > {
		const tables = files.filter( ( { name } ) =>
			/\.[ct]sv$/i.test( name )
		);
		const shown: HTMLElement[] = [];
		this.#chosen.clear();
		for ( const file of tables ) {
			const head = tableHead( tableText( await file.arrayBuffer() ) );
			const fields = head.names.map( ( name ) => this.#field( name ) );
			this.#chosen.set( file, { head, fields } );
			shown.push( this.#section( file.name, head, fields ) );
		}
		this.#box.replaceChildren( ...shown );
	}

	/**
	 * Returns a file as it is sent: a table with the names of the fields that were chosen for its columns.
	 */
	named( file: File ): File {
		const chosen = this.#chosen.get( file );
		if ( ! chosen ) {
			return file;
		}
		const { head, fields } = chosen;
		const names = head.names.map(
			( name, at ) => fields[ at ]?.value || name
		);
		return names.every( ( name, at ) => name === head.names[ at ] )
			? file
			: new File( [ renamedTable( head, names ) ], file.name, {
					type: file.type,
				} );
	}

	/**
	 * Creates the list of fields for a column, with the one chosen that its name is known for.
	 *
	 * @param name Name of the column.
	 */
	#field( name: string ): HTMLSelectElement {
		const list = find(
			this.#template.content,
			'select',
			HTMLSelectElement
		).cloneNode( true );
		if ( ! ( list instanceof HTMLSelectElement ) ) {
			throw new Error( 'The list of fields is not a list.' );
		}
		const known = Array.from( list.options ).find( ( { dataset } ) =>
			dataset[ 'names' ]?.split( ' ' ).includes( bare( name ) )
		);
		list.value = known?.value ?? '';
		list.id = `larder-import-column-${ ++this.#count }`;
		return list;
	}

	/**
	 * Creates the section of a table; it is open where the name of a column is not known.
	 *
	 * @param name   Name of the file.
	 * @param head   Head of the table.
	 * @param fields The list of fields of each column.
	 */
	#section(
		name: string,
		{ names, example }: TableHead,
		fields: readonly HTMLSelectElement[]
	): HTMLElement {
		const rows = fields.map( ( field, at ) => {
			const label = element( 'label', names[ at ] || String( at + 1 ) );
			label.htmlFor = field.id;
			const text = example[ at ] ?? '';
			return element(
				'tr',
				element( 'td', label ),
				element( 'td', field ),
				element(
					'td',
					`${ text.slice( 0, EXAMPLE ) }${ text.length > EXAMPLE ? '…' : '' }`
				)
			);
		} );
		const section = element(
			'details',
			element(
				'summary',
				/* translators: %s: name of a file with a table. */
				sprintf( __( 'Which column of %s is what', 'larder' ), name )
			),
			element( 'table', element( 'tbody', ...rows ) )
		);
		section.open = fields.some( ( { value } ) => value === '' );
		return section;
	}
}
