<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Embedded;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Source;
use Larder\Exchange\Unpacked;
use Larder\Exchange\WritableFormat;
use Larder\Exchange\Written\TimeText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Paprika: a gzipped JSON each, in an archive where there are many.
 */
final class Paprika extends JsonFormat implements WritableFormat {

	/** Bytes that a recipe may unpack to. */
	private const LARGEST = 33_554_432;

	/**
	 * Returns the identifier of the format, for programs.
	 */
	public function id(): string {
		return 'paprika';
	}

	/**
	 * Returns the label of the format, for people.
	 */
	public function label(): string {
		return 'Paprika';
	}

	/**
	 * Returns the file extensions of the format, without dots.
	 */
	public function endings(): array {
		// What is written is an archive, whose ending is the first.
		return [ 'paprikarecipes', 'paprikarecipe' ];
	}

	/**
	 * Returns whether a node is a recipe of this app.
	 *
	 * @param SchemaNode $node The node.
	 */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'directions', 'ingredients' )
			&& [] === $node->children( 'ingredients' )
			&& '' !== $node->text( 'name' )
			&& [] === $node->values( '@type', 'recipeIngredient' );
	}

	/**
	 * Reads a recipe.
	 *
	 * @param SchemaNode $node One that is its own.
	 */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->is_markdown = true;
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'description' );
		$recipe->yield       = $node->text( 'servings' );
		$recipe->take_time( 'prep', $node->text( 'prep_time' ) );
		$recipe->take_time( 'cook', $node->text( 'cook_time' ) );
		$recipe->take_time( 'total', $node->text( 'total_time' ) );
		$recipe->images      = $node->texts( 'image_url' );
		$recipe->photos      = self::photos( $node );
		$recipe->url         = $node->text( 'source_url' );
		$recipe->source      = $node->text( 'source' );
		$recipe->keywords    = $node->texts( 'categories' );
		$recipe->take_difficulty( $node->text( 'difficulty' ) );
		TextLists::foods( $recipe, implode( "\n", $node->raw( 'ingredients' ) ) );
		TextLists::steps( $recipe, implode( "\n", $node->raw( 'directions' ) ) );
		$recipe->notes = HtmlText::lines_of( implode( "\n", [ ...$node->raw( 'notes' ), ...$node->raw( 'nutritional_info' ) ] ) );
		return $recipe;
	}

	/**
	 * Returns the pictures of a recipe; its small thumbnail only where it has no larger picture.
	 *
	 * @param SchemaNode $node The recipe.
	 * @return list<string>
	 */
	protected static function photos( SchemaNode $node ): array {
		$photos = array_map(
			static fn ( SchemaNode $photo ): string => Embedded::of_base64( $photo->raw( 'data' )[0] ?? '' ),
			$node->children( 'photos' )
		);
		$photos = array_values( array_filter( $photos, static fn ( string $url ): bool => '' !== $url ) );
		$own    = [] === $photos ? Embedded::of_base64( $node->raw( 'photo_data' )[0] ?? '' ) : '';
		return '' === $own ? $photos : [ $own ];
	}

	/**
	 * Writes recipes as an archive with a gzipped file each.
	 *
	 * @param list<RecipeDocument> $documents The recipes.
	 */
	public function write( array $documents ): string {
		$files = [];
		foreach ( $documents as $at => $document ) {
			$name           = trim( preg_replace( '/[^\p{L}\p{N} _-]+/u', '', $document->data['name'] ) ?? '' );
			$files[ sprintf( '%s %d.paprikarecipe', '' === $name ? 'Recipe' : mb_substr( $name, 0, 60 ), $at + 1 ) ] = (string) gzencode( (string) json_encode( self::fields( $document ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		}
		return ZipWriter::pack( $files );
	}

	/**
	 * Returns the decompressed JSON of a source.
	 *
	 * @param Source $source The source.
	 */
	protected function text( Source $source ): string {
		if ( ! str_starts_with( $source->bytes, "\x1F\x8B" ) ) {
			return parent::text( $source );
		}
		return ltrim( Unpacked::gzip( $source->bytes, self::LARGEST ) ?? '' );
	}

	/**
	 * Returns the fields of a recipe as Paprika names them.
	 *
	 * @param RecipeDocument $document The recipe.
	 * @return array<string, mixed>
	 */
	private static function fields( RecipeDocument $document ): array {
		$data    = $document->data;
		$fields  = [
			'name'        => $data['name'],
			'description' => $data['description'],
			'servings'    => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prep_time'   => TimeText::write( $data['times'], 'prep' ),
			'cook_time'   => TimeText::write( $data['times'], 'cook' ),
			'total_time'  => TimeText::write( $data['times'], 'total' ),
			'source'      => $data['source']['name'] ?? '',
			'source_url'  => $data['source']['url'] ?? '',
			'image_url'   => $data['image']['url'] ?? '',
			'categories'  => $data['keywords'],
			'ingredients' => PlainLists::foods( $document ),
			'directions'  => PlainLists::steps( $document ),
			'notes'       => $data['notes'],
		];
		return $fields + [
			// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
			'uid'  => strtoupper( hash( 'md5', (string) json_encode( $fields ) ) ),
			// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
			'hash' => hash( 'sha256', (string) json_encode( $fields ) ),
		];
	}
}
