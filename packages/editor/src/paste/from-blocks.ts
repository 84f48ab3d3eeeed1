import {
	cloneBlock,
	createBlock,
	serialize,
	type Block,
} from '@wordpress/blocks';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { knownLists } from '../list/known-lists';
import { decodeText } from '../text/html-text';
import { contentAbove } from './content';
import { withWholeFacts } from './fact-lines';
import { linesOfPieces } from './lines';
import { joinParts } from './join-parts';
import { withoutNoise } from './noise';
import { withPictures } from './pasted-pictures';
import { piecesOf } from './pieces';
import { blocksByName, partsOf, type Part } from './recipe-parts';

/** Blocks whose words and pictures can be those of a recipe. */
const READ = new Set(
	'heading paragraph list list-item quote table preformatted verse code freeform classic image gallery media-text group columns column cover buttons separator spacer more nextpage'
		.split( ' ' )
		.map( ( name ) => `core/${ name }` )
);

const RECIPE = 'larder/recipe';

/** Blocks that belong to a recipe, but are outside of one. */
const isPart = ( { name }: Block ) =>
	name.startsWith( 'larder/' ) && name !== RECIPE;

/**
 * Returns whether blocks can become a recipe.
 *
 * @return False where one of them is a recipe, or where none has words.
 */
export function canBecomeRecipe( blocks: readonly Block[] ): boolean {
	return (
		blocks.every( ( { name } ) => name !== RECIPE ) &&
		blocks.some( ( block ) => READ.has( block.name ) || isPart( block ) )
	);
}

/** Reads blocks of text as lines; pictures are with the line that they belong to. */
function linesOf( blocks: readonly Block[] ): Line[] {
	const html = serialize( [ ...blocks ] );
	return withWholeFacts(
		withoutNoise(
			linesOfPieces(
				piecesOf( html, { hasPictures: true, isOwn: true } )
			)
		)
	);
}

/** Builds a block from a section, or adds the section to an existing block. */
function filled( block: Block | undefined, part: Part ): Block {
	const list = knownLists().get( part.block );
	const words = part.lines.filter(
		( { picture, html } ) => ! picture || html !== ''
	);
	if ( list ) {
		return createBlock(
			part.block,
			{
				...block?.attributes,
				groups: list.add( block?.attributes[ 'groups' ], words ),
			},
			block?.innerBlocks
		);
	}
	return createBlock( part.block, { ...block?.attributes }, [
		...( block?.innerBlocks ?? [] ),
		...words.map( ( { html: content } ) =>
			createBlock( 'core/paragraph', { content } )
		),
	] );
}

/**
 * Builds a recipe from blocks. Title, facts, lists and pictures go to their fields;
 * lines without a field wait in the recipe, and blocks without text are kept after
 * it.
 *
 * @param titlePost Gives the post a title; false where it keeps its own.
 * @return The recipe, and what is left after it.
 */
export function recipeOfBlocks(
	blocks: readonly Block[],
	titlePost: ( title: string ) => boolean = () => false
): Block[] {
	const lines = linesOf( blocks.filter( ( { name } ) => READ.has( name ) ) );
	const adopted = joinParts(
		blocks.filter( isPart ).map( ( block ) => cloneBlock( block ) ),
		[],
		true
	);
	const made = new Map(
		adopted.toReversed().map( ( block ) => [ block.name, block ] )
	);
	const twice = adopted.filter(
		( block ) => made.get( block.name ) !== block
	);
	const [ above, ...parts ] = partsOf( lines, '', blocksByName() );
	const loose: Line[] = [];
	for ( const part of parts ) {
		const { lines: own, pictures } =
			part.block === 'larder/instructions'
				? withPictures( part.lines )
				: {
						lines: part.lines,
						pictures: part.lines.filter(
							( { picture } ) => picture
						),
					};
		loose.push( ...pictures );
		made.set(
			part.block,
			filled( made.get( part.block ), { ...part, lines: own } )
		);
	}
	const { attributes, pictures } = contentAbove(
		[ ...( above?.lines ?? [] ), ...loose ],
		{},
		titlePost
	);
	const inner = [
		...FIRST_BLOCKS.map(
			( name ) => made.get( name ) ?? createBlock( name )
		),
		...[ ...made.values() ].filter(
			( { name } ) => ! FIRST_BLOCKS.some( ( first ) => first === name )
		),
		...twice,
	];
	return [
		createBlock( RECIPE, { ...attributes }, inner ),
		...pictures.flatMap( ( { picture } ) =>
			picture
				? [
						createBlock( 'core/image', {
							...( picture.id > 0 && { id: picture.id } ),
							url: picture.url,
							alt: decodeText( picture.alt ),
						} ),
					]
				: []
		),
		...blocks.filter(
			( block ) => ! READ.has( block.name ) && ! isPart( block )
		),
	];
}
