import type { Picture } from '../fields/picture-field';
import type { Line } from '../list/insert';
import { withWholeFacts } from './fact-lines';
import { linesOfPieces } from './lines';
import { withoutNoise } from './noise';
import { piecesOf } from './pieces';
import { blocksByName, partsOf } from './recipe-parts';

/**
 * Assigns pictures to the steps that they follow, or precede where they come first
 * in a group.
 *
 * @param lines Lines of the steps.
 * @return The lines without pictures of their own, and the pictures that no step takes.
 */
export function withPictures( lines: readonly Line[] ): {
	lines: Line[];
	pictures: Line[];
} {
	const steps: Line[] = [];
	const pictures: Line[] = [];
	let waiting: Line | null = null;
	for ( const line of lines ) {
		const last = steps.at( -1 );
		if ( ! line.picture || line.html !== '' ) {
			const takes: boolean = waiting !== null && ! line.isHeading;
			steps.push(
				takes && waiting?.picture
					? { ...line, picture: waiting.picture }
					: line
			);
			waiting = takes ? null : waiting;
		} else if ( last && ! last.isHeading && ! last.picture ) {
			steps[ steps.length - 1 ] = { ...last, picture: line.picture };
		} else if ( waiting === null ) {
			waiting = line;
		} else {
			pictures.push( line );
		}
	}
	return {
		lines: steps,
		pictures: waiting ? [ ...pictures, waiting ] : pictures,
	};
}

/** A picture of a page that was copied; with the step that it shows, or of the dish. */
export type PastedPicture = { picture: Picture; step: string | null };

/**
 * Finds the pictures of a recipe that was copied from a page: the first above its
 * lists, or at all, shows the dish, and others the steps that they are with.
 *
 * @param html What the clipboard holds as HTML.
 * @return The pictures, each once.
 */
export function pastedPictures( html: string ): PastedPicture[] {
	const lines = withWholeFacts(
		withoutNoise( linesOfPieces( piecesOf( html, { hasPictures: true } ) ) )
	);
	const [ above, ...parts ] = partsOf( lines, '', blocksByName() );
	const isShown = ( { picture }: Line ) => picture !== undefined;
	const dish = ( above?.lines.find( isShown ) ?? lines.find( isShown ) )
		?.picture;
	const steps = parts
		.filter( ( { block } ) => block === 'larder/instructions' )
		.flatMap( ( part ) => withPictures( part.lines ).lines )
		.flatMap( ( { html: step, picture } ) =>
			picture && picture.url !== dish?.url ? [ { picture, step } ] : []
		);
	const found = dish ? [ { picture: dish, step: null }, ...steps ] : steps;
	return found.filter(
		( { picture: { url } }, at ) =>
			found.findIndex( ( { picture } ) => picture.url === url ) === at
	);
}
