<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Recipe\Blocks;
use Larder\Recipe\JumpLink;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PostContent;
use Larder\Recipe\ReadAccess;
use Larder\Recipe\RecipeRenderer;
use Larder\Shortcodes\Feature;
use Larder\Shortcodes\ShortcodeAttributes;
use Larder\Switch\Roundups\RoundupLine;
use Larder\Switch\Roundups\RoundupPlaces;
use Larder\Switch\Roundups\Roundups;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what is in the place of another plugin's shortcode or block.
 */
final class View {

	private const EMBED = 'larder/recipe-embed';

	public function __construct(
		private readonly Feature $feature,
		private readonly ForeignIds $ids,
		private readonly Roundups $roundups
	) {}

	/**
	 * Renders the stand-in.
	 *
	 * @param string                  $source The plugin.
	 * @param ShownPart               $part   What is shown.
	 * @param array<array-key, mixed> $given  Attributes of the shortcode or the block.
	 * @param string                  $name   Name of the shortcode or the block.
	 * @return string HTML, empty where there is nothing that the visitor may see.
	 */
	public function show( string $source, ShownPart $part, array $given, string $name ): string {
		if ( 'mv_create' === $name && in_array( ShortcodeAttributes::text( $given, 'type' ), RoundupPlaces::OTHERS, true ) ) {
			$part = ShownPart::Roundup;
		}
		$homes = $this->homes( $source, $given );
		if ( 'mv_recipe' === $name && [] === $homes ) {
			$homes = [ $this->ids->imported( ShortcodeAttributes::number( $given, 'post_id' ) ) ];
		}
		$home  = $homes[0] ?? 0;
		return match ( $part ) {
			ShownPart::Whole     => $this->embed( $home, 'whole' ),
			ShownPart::Card      => $this->heading( $source, $given )
				. implode( '', array_map( fn ( int $id ): string => $this->embed( $id, 'card' ), $homes ) ),
			ShownPart::Line, ShownPart::Roundup => implode(
				'',
				array_map( $this->line( ... ), $this->roundups->shown( $source, $part, $given ) )
			),
			ShownPart::Jump      => $this->jump( $given, $home ),
			ShownPart::Print     => $this->part( 'larder/print', $given, $home ),
			ShownPart::Snippet   => $this->jump( $given, $home ) . $this->part( 'larder/print', $given, $home ),
			ShownPart::Nutrition => $this->part( 'larder/nutrition', $given, $home ),
			ShownPart::Rating    => $this->part( 'larder/rating', $given, $home ),
			ShownPart::Recommend => $this->feature->of_recipe( 'larder/recommend', ShortcodeAttributes::number( $given, 'id' ) ),
			ShownPart::Recipes   => $this->feature->print_block(
				'larder/recipe-archive',
				[ 'source' => 'newest', 'count' => 9, 'className' => 'is-style-grid' ]
			),
			ShownPart::Tagged    => $this->heading( $source, $given ) . $this->tagged( $given ),
		};
	}

	/**
	 * Returns whether a recipe that a block names has changed over.
	 *
	 * @param string                  $source The plugin.
	 * @param array<array-key, mixed> $given  Attributes of the block.
	 */
	public function knows( string $source, array $given ): bool {
		return [] !== $this->homes( $source, $given );
	}

	/**
	 * Returns the posts of the recipes that are named and have changed over.
	 *
	 * @param string                  $source The plugin.
	 * @param array<array-key, mixed> $given  Attributes.
	 * @return list<int>
	 */
	private function homes( string $source, array $given ): array {
		return array_values( array_filter( array_map(
			fn ( int $id ): int => $this->ids->home( $source, $id ),
			ForeignIds::named( $given )
		) ) );
	}

	/**
	 * Prints a recipe of a post.
	 *
	 * @param int    $home    The post, 0 for none.
	 * @param string $display `whole` or `card`.
	 */
	private function embed( int $home, string $display ): string {
		return $home > 0 ? $this->feature->print_block( self::EMBED, [ 'recipeId' => $home, 'display' => $display ] ) : '';
	}

	/**
	 * Prints the heading that an author has written above recipes.
	 *
	 * @param string                  $source The plugin; only the blocks of WP Delicious have one.
	 * @param array<array-key, mixed> $given  Attributes.
	 */
	private function heading( string $source, array $given ): string {
		return 'delicious-recipes' === $source ? implode( '', array_map( $this->line( ... ), Roundups::heading( $given ) ) ) : '';
	}

	/**
	 * Prints the newest recipes of a term, or of the site where none is chosen.
	 *
	 * @param array<array-key, mixed> $given Attributes of the block of WP Delicious.
	 */
	private function tagged( array $given ): string {
		$term     = ShortcodeAttributes::number( $given, 'recipeType' );
		$taxonomy = ShortcodeAttributes::text( $given, 'tax' );
		return $this->feature->print_block(
			'larder/recipe-archive',
			( $term > 0 ? [
				'source'   => 'tagged',
				'ids'      => [ $term ],
				'taxonomy' => in_array( $taxonomy, Taxonomy::keys(), true ) ? $taxonomy : Taxonomy::Course->value,
			] : [ 'source' => 'newest' ] ) + [
				'count'     => ShortcodeAttributes::number( $given, 'recipeNumber' ) ?: 2,
				'className' => 'list-view' === ShortcodeAttributes::text( $given, 'layout' ) ? 'is-style-list' : 'is-style-grid',
			]
		);
	}

	/**
	 * Prints a line of a roundup.
	 */
	private function line( RoundupLine $line ): string {
		if ( $line->is_words() ) {
			return wp_kses_post( $line->words() );
		}
		return $this->feature->print_block(
			self::EMBED,
			[
				'recipeId' => $line->home,
				'display'  => 'line',
				'title'    => esc_html( $line->title ),
				'url'      => $line->url,
				'hasOwnTitle' => '' !== $line->title,
				'rel'      => $line->rel,
				'image'    => $line->image,
				'text'     => $line->text,
			]
		);
	}

	/**
	 * Prints a block of a recipe: of the one that is named, or of the post's own.
	 *
	 * @param array<array-key, mixed> $given Attributes.
	 * @param int                     $home  The post that is named, 0 for none.
	 */
	private function part( string $block, array $given, int $home ): string {
		$is_other = 0 === $home && [] !== ForeignIds::named( $given );
		return $is_other ? '' : $this->feature->of_recipe( $block, $home );
	}

	/**
	 * Prints a link to a recipe: on the page that is shown, or else on its own.
	 *
	 * @param array<array-key, mixed> $given  Attributes.
	 * @param int                     $home   The post that is named, 0 for none.
	 */
	private function jump( array $given, int $home ): string {
		$shown  = get_post();
		$target = $home > 0 ? get_post( $home ) : ( [] === ForeignIds::named( $given ) ? $shown : null );
		if ( ! $target instanceof \WP_Post || ! ReadAccess::may_read( $target ) || ! PostContent::has( Blocks::RECIPE, $target ) ) {
			return '';
		}
		$recipe  = NestedBlocks::in( PostContent::with_patterns( $target ), Blocks::RECIPE )[0] ?? null;
		$anchor  = ShortcodeAttributes::text( $recipe['attrs'] ?? [], 'anchor' );
		$anchor  = '' === $anchor ? RecipeRenderer::anchor( $target->ID ) : $anchor;
		$is_here = $shown instanceof \WP_Post && ( $shown->ID === $target->ID || in_array( $target->ID, self::embedded( $shown ), true ) );
		return JumpLink::html( ( $is_here ? '' : (string) get_permalink( $target ) ) . "#$anchor" );
	}

	/**
	 * Lists the recipes that a post embeds.
	 *
	 * @return list<int>
	 */
	private static function embedded( \WP_Post $post ): array {
		$blocks = NestedBlocks::in( PostContent::with_patterns( $post ), self::EMBED );
		return array_map( static fn ( array $block ): int => ShortcodeAttributes::number( $block['attrs'], 'recipeId' ), $blocks );
	}
}
