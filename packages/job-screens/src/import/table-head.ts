/** The first line of a table, and the line below it as an example. */
export type TableHead = {
	/** Lines above the names of the columns. */
	readonly above: string;
	/** Names of the columns. */
	readonly names: readonly string[];
	/** What the first row has in each of them. */
	readonly example: readonly string[];
	/** The text of the table from the end of the first line. */
	readonly rest: string;
	/** What separates columns. */
	readonly separator: string;
};

/** Lines above the names of the columns: empty ones, or `sep=;`. `Larder\Exchange\Apps\Csv::ABOVE` skips the same. */
const ABOVE = /^(?:[ \t]*(?:sep=.[ \t]*)?\r?\n)+/i;

const SEPARATORS = [ ',', ';', '\t' ] as const;

/**
 * Returns a table's bytes as text: UTF-8, else UTF-16 by its mark, else what Excel writes.
 *
 * @param bytes The file.
 */
export function tableText( bytes: ArrayBuffer ): string {
	const [ first, second ] = new Uint8Array( bytes );
	if ( first === 0xff && second === 0xfe ) {
		return new TextDecoder( 'utf-16le' ).decode( bytes );
	}
	if ( first === 0xfe && second === 0xff ) {
		return new TextDecoder( 'utf-16be' ).decode( bytes );
	}
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		return new TextDecoder( 'windows-1252' ).decode( bytes );
	}
}

/**
 * Reads one line of a table, whose quoted cells may hold line breaks.
 *
 * @param text      The table.
 * @param start     Where the line begins.
 * @param separator What separates columns.
 * @return Its cells, and where the next line begins.
 */
function readLine(
	text: string,
	start: number,
	separator: string
): { cells: string[]; end: number } {
	const cells: string[] = [];
	let cell = '';
	let isQuoted = false;
	let at = start;
	for ( ; at < text.length; at++ ) {
		const sign = text.charAt( at );
		if ( isQuoted ) {
			if ( sign !== '"' ) {
				cell += sign;
			} else if ( text.charAt( at + 1 ) === '"' ) {
				cell += sign;
				at++;
			} else {
				isQuoted = false;
			}
		} else if ( sign === '"' && cell.trim() === '' ) {
			cell = '';
			isQuoted = true;
		} else if ( sign === separator ) {
			cells.push( cell );
			cell = '';
		} else if ( sign === '\n' ) {
			at++;
			break;
		} else {
			cell += sign;
		}
	}
	return { cells: [ ...cells, cell ].map( ( one ) => one.trim() ), end: at };
}

/**
 * Reads the head of a table.
 *
 * @param text The table.
 */
export function tableHead( text: string ): TableHead {
	const above = ABOVE.exec( text )?.[ 0 ] ?? '';
	const body = text.slice( above.length );
	const line = body.split( '\n', 1 )[ 0 ] ?? '';
	const counts = SEPARATORS.map( ( mark ) => line.split( mark ).length );
	const separator =
		SEPARATORS[ counts.indexOf( Math.max( ...counts ) ) ] ?? ',';
	const first = readLine( body, 0, separator );
	return {
		above,
		names: first.cells,
		example: readLine( body, first.end, separator ).cells,
		rest: body.slice( first.end ),
		separator,
	};
}

/**
 * Writes a table whose columns have other names.
 *
 * @param head  Its head.
 * @param names The names, one a column.
 */
export function renamedTable(
	{ above, rest, separator }: TableHead,
	names: readonly string[]
): string {
	const cells = names.map(
		( name ) => `"${ name.replaceAll( '"', '""' ) }"`
	);
	return `${ above }${ cells.join( separator ) }\r\n${ rest }`;
}
