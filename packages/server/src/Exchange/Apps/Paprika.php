<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\FileType;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\PicturedFormat;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Source;
use Larder\Exchange\Unpacker;
use Larder\Exchange\Written\TimeText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Paprika: a gzipped JSON each, in an archive where there are many.
 */
final class Paprika extends JsonFormat implements PicturedFormat {

	use WritesArchive;

	/** How hard a recipe is, in the words of the app. */
	private const DIFFICULTIES = [
		'beginner'     => 'Easy',
		'intermediate' => 'Medium',
		'advanced'     => 'Hard',
	];

	/** Bytes that a recipe may unpack to. */
	private const MAX_BYTES = 33_554_432;

	/** {@inheritDoc} */
	public function id(): string {
		return 'paprika';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Paprika';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		// What is written is an archive, whose ending is the first.
		return [ 'paprikarecipes', 'paprikarecipe' ];
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'directions', 'ingredients' )
			&& [] === $node->children( 'ingredients' )
			&& '' !== $node->text( 'name' )
			&& [] === $node->values( '@type', 'recipeIngredient' );
	}

	/** {@inheritDoc} */
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
		TextLists::foods( $recipe, self::lines( $node, 'ingredients' ) );
		TextLists::steps( $recipe, self::lines( $node, 'directions' ) );
		$recipe->notes = HtmlText::lines_of( self::lines( $node, 'notes' ) );
		self::take_nutrition( $recipe, HtmlText::lines_of( self::lines( $node, 'nutritional_info' ) ) );
		return $recipe;
	}

	/**
	 * Reads what an app keeps of the nutrition as one text: values by their names; what else it says is kept beside the recipe.
	 *
	 * @param list<string> $lines The text.
	 */
	private static function take_nutrition( FoundRecipe $recipe, array $lines ): void {
		$found = new AppNutrition();
		$rest  = [];
		foreach ( preg_split( '/\n|[;,]\s+/', implode( "\n", $lines ) ) ?: [] as $part ) {
			$is_pair = 1 === preg_match( '/^(\p{L}[\p{L} ]{1,38}?)\s*[:=]\s*(\d[\d.,]*\s?(?:[mkµ]?c?g|kJ|k?cal)?)\.?$/u', trim( $part ), $pair );
			if ( $is_pair && '' !== AppNutrition::property( $pair[1] ) ) {
				$found->add( $pair[1], $pair[2] );
			} else {
				$rest[] = trim( $part );
			}
		}
		$recipe->nutrition = $found->all();
		$recipe->leave_out( 'Nutrition', trim( implode( "\n", $rest ) ) );
	}

	/**
	 * Returns a text without the marks of the app for places of pictures, which are with the recipe, and for other recipes.
	 *
	 * @param string $name Its field.
	 */
	private static function lines( SchemaNode $node, string $name ): string {
		$text = implode( "\n", $node->raw( $name ) );
		return preg_replace( [ '/\[photo:[^\[\]\n]*\]/i', '/\[recipe:([^\[\]\n]*)\]/i' ], [ '', '$1' ], $text ) ?? $text;
	}

	/**
	 * Returns the pictures of a recipe; its small thumbnail only where it has no larger picture.
	 *
	 * @return list<string>
	 */
	protected static function photos( SchemaNode $node ): array {
		$photos = array_map(
			static fn ( SchemaNode $photo ): string => EmbeddedPictures::of_base64( $photo->raw( 'data' )[0] ?? '' ),
			$node->children( 'photos' )
		);
		$photos = array_values( array_filter( $photos, static fn ( string $url ): bool => '' !== $url ) );
		$own    = [] === $photos ? EmbeddedPictures::of_base64( $node->raw( 'photo_data' )[0] ?? '' ) : '';
		return '' === $own ? $photos : [ $own ];
	}

	/**
	 * Returns the file of a recipe in the archive.
	 *
	 * @param int $number Which one it is, from 1.
	 * @return array<string, string> What it holds, by its path.
	 */
	protected static function archived( RecipeDocument $document, int $number ): array {
		$name = trim( preg_replace( '/[^\p{L}\p{N} _-]+/u', '', $document->data['name'] ) ?? '' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		$json = (string) json_encode( self::fields( $document ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$path = sprintf( '%s %d.paprikarecipe', '' === $name ? 'Recipe' : mb_substr( $name, 0, 60 ), $number );
		return [ $path => (string) gzencode( $json ) ];
	}

	/**
	 * Returns the decompressed JSON of a source.
	 */
	protected function text( Source $source ): string {
		if ( ! str_starts_with( $source->bytes, "\x1F\x8B" ) ) {
			return parent::text( $source );
		}
		return ltrim( Unpacker::gzip( $source->bytes, self::MAX_BYTES ) ?? '' );
	}

	/**
	 * Returns the fields of a picture that the file holds.
	 *
	 * @param string $uid The recipe; the app calls pictures by such names.
	 * @return array<string, string> Empty for a picture elsewhere.
	 */
	private static function photo( string $url, string $uid ): array {
		$bytes = EmbeddedPictures::bytes( $url );
		return null === $bytes ? [] : [
			'photo'      => $uid . '.' . str_replace( 'jpeg', 'jpg', substr( FileType::detect( $bytes ), 6 ) ),
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As the app holds pictures.
			'photo_data' => base64_encode( $bytes ),
			'photo_hash' => hash( 'sha256', $bytes ),
		];
	}

	/**
	 * Returns the fields of a recipe as Paprika names them.
	 *
	 * @return array<string, mixed>
	 */
	private static function fields( RecipeDocument $document ): array {
		$data    = $document->data;
		$image   = $data['image']['url'] ?? '';
		$fields  = [
			'name'        => $data['name'],
			'description' => $data['description'],
			'servings'    => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prep_time'   => TimeText::write( $data['times'], 'prep' ),
			'cook_time'   => TimeText::write( $data['times'], 'cook' ),
			'total_time'  => TimeText::write( $data['times'], 'total' ),
			'source'      => $data['source']['name'] ?? '',
			'source_url'  => $data['source']['url'] ?? '',
			'image_url'   => EmbeddedPictures::is_one( $image ) ? '' : $image,
			'categories'  => $data['keywords'],
			'difficulty'  => self::DIFFICULTIES[ $data['difficulty'] ] ?? '',
			'ingredients' => PlainLists::foods( $document ),
			'directions'  => PlainLists::steps( $document ),
			'notes'       => $data['notes'],
		];
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		$uid = strtoupper( Uuid::from_content( (string) json_encode( $fields ) ) );
		return $fields + self::photo( $image, $uid ) + [
			'uid'  => $uid,
			// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
			'hash' => hash( 'sha256', (string) json_encode( $fields ) ),
			'rating'           => 0,
			'nutritional_info' => '',
			'photos'           => [],
		];
	}
}
