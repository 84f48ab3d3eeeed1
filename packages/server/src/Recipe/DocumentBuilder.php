<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Contracts\Constants;
use Larder\Log;

defined( 'ABSPATH' ) || exit;

/**
 * Builds a recipe's document from the blocks of its post.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Document from RecipeDocument
 * @phpstan-import-type Block from BlockTexts
 */
final class DocumentBuilder {

	/**
	 * Builds the document of a post.
	 *
	 * @param int|null $featured The featured image of a post that is not saved yet; null for the stored one.
	 * @return RecipeDocument|null Null when the post holds no recipe.
	 */
	public function build( \WP_Post $post, ?int $featured = null ): ?RecipeDocument {
		$found = NestedBlocks::in( PostContent::with_patterns( $post ), Blocks::RECIPE );
		return isset( $found[0] ) ? $this->filtered( $this->read( $found[0], $post, $featured ), $post ) : null;
	}

	/**
	 * Applies the filter with which other plugins add to a document; a result that is not a document is ignored.
	 *
	 * @param RecipeDocument $document What the blocks say.
	 */
	private function filtered( RecipeDocument $document, \WP_Post $post ): RecipeDocument {
		if ( ! has_filter( 'larder_recipe_document' ) ) {
			return $document;
		}
		/**
		 * Filters what machines read of a recipe, before it is stored; afterwards: `wp larder rebuild`.
		 *
		 * @param array<string, mixed> $data In the shape of `packages/contracts/schemas/recipe-document.json`; another is not taken.
		 * @param \WP_Post             $post The post that holds the recipe.
		 */
		$data     = apply_filters( 'larder_recipe_document', $document->data, $post );
		$filtered = RecipeDocument::from_foreign( $data );
		if ( is_wp_error( $filtered ) ) {
			Log::note( sprintf(
				'the filter larder_recipe_document gives no document for post %d: %s',
				$post->ID,
				$filtered->get_error_message()
			) );
			return $document;
		}
		return $filtered;
	}

	/**
	 * Reads the block of a recipe.
	 *
	 * @param Block    $root     The recipe's block.
	 * @param int|null $featured Its featured image; null for the stored one.
	 */
	private function read( array $root, \WP_Post $post, ?int $featured ): RecipeDocument {
		$facts      = Attributes::from_value( $root['attrs'] );
		$difficulty = $facts->text( 'difficulty' );
		$name       = $facts->text( 'name' );
		$author     = $facts->text( 'author' );
		$calories   = $facts->amount( 'calories' );
		$profile    = $this->first( $root, 'larder/author' );
		$nutrition  = $this->first( $root, 'larder/nutrition' );
		$pan        = Pan::from_attributes( $facts->child( 'pan' ) );
		return $this->with_language(
			[
				'version'      => RecipeDocument::VERSION,
				'name'         => '' === $name ? PlainText::from_html( $post->post_title ) : $name,
				'description'  => $this->description( $facts, $post ),
				'image'        => $this->recipe_image( $facts, $featured ?? $this->featured( $post ) ),
				'author'       => '' === $author ? get_the_author_meta( 'display_name', (int) $post->post_author ) : $author,
				'yield'        => DocumentFacts::servings( $facts ),
				'times'        => DocumentFacts::times( $facts ),
				'difficulty'   => in_array( $difficulty, Constants::DIFFICULTIES, true ) ? $difficulty : '',
				'seasons'      => $facts->texts( 'seasons' ),
				'calories'     => $calories ?? ( null === $nutrition ? null : DocumentNutrition::calories( $nutrition ) ),
				'cost'         => DocumentFacts::cost( $facts ),
				'temperature'  => DocumentFacts::temperature( $facts ),
				'keywords'     => $facts->texts( 'keywords' ),
				'ingredients'  => array_merge( ...array_map(
					DocumentLists::ingredients( ... ),
					$this->groups( $root, 'larder/ingredients' )
				) ),
				'instructions' => array_merge( ...array_map(
					DocumentLists::instructions( ... ),
					$this->groups( $root, 'larder/instructions' )
				) ),
				'gallery'      => array_merge( ...array_map(
					static fn ( array $block ): array => DocumentMedia::gallery( $block['attrs']['items'] ?? [] ),
					NestedBlocks::among( $root['innerBlocks'], 'larder/gallery' )
				) ),
				'video'        => DocumentMedia::video(
					NestedBlocks::among( $root['innerBlocks'], 'larder/video' )[0]['attrs'] ?? [],
					$post
				),
				...DocumentTexts::notes( NestedBlocks::among( $root['innerBlocks'], 'larder/notes' ) ),
				'faq'          => array_merge( ...array_map(
					DocumentFaq::questions( ... ),
					NestedBlocks::among( $root['innerBlocks'], 'larder/faq' )
				) ),
				'equipment'    => array_merge( ...array_map(
					DocumentEquipment::tools( ... ),
					$this->groups( $root, 'larder/equipment' )
				) ),
				'authorProfile' => null === $profile ? null : AuthorProfile::for_post( $profile, $author, $post ),
				'source'       => DocumentFacts::source( $facts ),
				'tips'         => array_map( DocumentTexts::tip( ... ), NestedBlocks::among( $root['innerBlocks'], 'larder/tip' ) ),
				'nutrition'    => null === $nutrition ? null : DocumentNutrition::read( $nutrition, $calories ),
			] + DocumentFacts::pinterest( $facts ) + DocumentFacts::food( $facts ) + ( null === $pan ? [] : [ 'pan' => $pan ] ),
			Language::read( $facts->text( 'language' ) )
		);
	}

	/**
	 * Adds the language in which a recipe is written: the one that its editor has chosen, or the one that is detected from its words.
	 *
	 * @param Document $data   All else of it.
	 * @param string   $chosen What its editor has chosen, empty for nothing.
	 */
	private function with_language( array $data, string $chosen ): RecipeDocument {
		$document = new RecipeDocument( $data );
		$language = '' === $chosen ? LanguageGuess::from_text( $document->words() ) : $chosen;
		return '' === $language ? $document : new RecipeDocument( [ 'language' => $language ] + $data );
	}

	/**
	 * Returns the description, or the excerpt that somebody wrote.
	 */
	private function description( Attributes $facts, \WP_Post $post ): string {
		$description = $facts->text( 'description' );
		return '' === $description ? PlainText::from_html( $post->post_excerpt ) : $description;
	}

	/**
	 * Returns the recipe's picture, or the featured image of the post.
	 *
	 * @param int $featured The featured image, 0 for none.
	 * @return Image|null
	 */
	private function recipe_image( Attributes $facts, int $featured ): ?array {
		$id  = $facts->count( 'imageId' );
		$url = $facts->url( 'imageUrl' );
		return DocumentImage::find( 0 === $id && '' === $url ? $featured : $id, $url, $facts->text( 'imageAlt' ) );
	}

	/**
	 * Returns the stored featured image of a post.
	 *
	 * @return int 0 for none.
	 */
	private function featured( \WP_Post $post ): int {
		$thumbnail = get_post_meta( $post->ID, '_thumbnail_id', true );
		return is_numeric( $thumbnail ) ? (int) $thumbnail : 0;
	}

	/**
	 * Returns what the blocks of one name store as their groups.
	 *
	 * @param Block  $root The recipe's block.
	 * @param string $name Block name.
	 * @return list<mixed>
	 */
	private function groups( array $root, string $name ): array {
		return array_map(
			static fn ( array $block ): mixed => $block['attrs']['groups'] ?? [],
			NestedBlocks::among( $root['innerBlocks'], $name )
		);
	}

	/**
	 * Returns the attributes of the first block of one name.
	 *
	 * @param Block  $root The recipe's block.
	 * @param string $name Block name.
	 */
	private function first( array $root, string $name ): ?Attributes {
		$blocks = NestedBlocks::among( $root['innerBlocks'], $name );
		return [] === $blocks ? null : Attributes::from_value( $blocks[0]['attrs'] );
	}
}
