<?php
declare( strict_types=1 );

namespace Larder\RecipeEmbed;

use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Recipe\Attributes;
use Larder\Recipe\Blocks;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PostContent;
use Larder\Recipe\ReadAccess;
use Larder\Recipe\RichText;
use Larder\Wishlist\WishlistRenderer;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a recipe inside of a post that is not its own: whole, as a card, or as a line with a title of its own.
 */
final class RecipeEmbedRenderer {

	private const BLOCK = 'wp-block-larder-recipe-embed';

	/** The style of the lines of a roundup, which few pages have. */
	private const ROUNDUP = 'larder-roundup';

	/** The level of a card's heading: that of the name of a whole recipe in its place. */
	private const LEVEL = 2;

	/** What a link may be. */
	private const REL = [ 'nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer' ];

	public function __construct(
		private readonly CardData $cards,
		private readonly CardRenderer $print,
		private readonly WholeRecipes $whole,
		private readonly WishlistRenderer $save
	) {}

	/**
	 * Renders the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @return string HTML, empty where there is nothing that the visitor may see.
	 */
	public function render( array $attributes ): string {
		$stored  = Attributes::from_value( $attributes );
		$id      = $stored->count( 'recipeId' );
		$post    = $id > 0 ? get_post( $id ) : null;
		$display = $stored->text( 'display' );
		if ( $id > 0 && ( ! $post instanceof \WP_Post || ! ReadAccess::may_read( $post ) ) ) {
			return '';
		}
		$html = match ( true ) {
			null === $post      => self::picture( $stored )
				. self::link( $stored->url( 'url' ), $stored->html( 'title' ), self::rel( $stored ) ),
			'line' === $display => self::line( $post, $stored ),
			'card' === $display => $this->card( $post ),
			default             => $this->whole( $post ),
		};
		$text = RichText::inline( $stored->html( 'text' ) );
		$html .= RichText::is_blank( $text ) ? '' : Html::element( 'p', self::BLOCK . '__text', $text );
		return '' === $html ? '' : sprintf( '<div %s>%s</div>', Html::wrapper( [] ), $html );
	}

	/**
	 * Prints a recipe of the site as a line: its picture, and its name or the one that the line has.
	 *
	 * @param \WP_Post $post The post that holds the recipe.
	 */
	private static function line( \WP_Post $post, Attributes $stored ): string {
		$url = (string) get_permalink( $post );
		return self::thumbnail( $post ) . ( $stored->flag( 'hasOwnTitle' )
			? self::link( $url, $stored->html( 'title' ) )
			: self::link( $url, esc_html( get_the_title( $post ) ), Language::of_post( $post->ID )->attributes() ) );
	}

	/**
	 * Prints the picture of a recipe of the site, which its name says.
	 *
	 * @param \WP_Post $post The post that holds the recipe.
	 */
	private static function thumbnail( \WP_Post $post ): string {
		return get_the_post_thumbnail(
			$post,
			'medium',
			[
				'class'    => self::BLOCK . '__image',
				'alt'      => '',
				'loading'  => 'lazy',
				'decoding' => 'async',
			]
		);
	}

	/**
	 * Prints a recipe with all its blocks, for the post that holds it.
	 */
	private function whole( \WP_Post $post ): string {
		$recipe = NestedBlocks::in( PostContent::with_patterns( $post ), Blocks::RECIPE )[0] ?? null;
		$is_own = is_singular() && get_queried_object_id() === $post->ID && in_the_loop();
		if ( null === $recipe || $is_own || ! $this->whole->take( $post->ID ) ) {
			return $this->card( $post );
		}
		$block = new \WP_Block(
			$recipe,
			[
				'postId'   => $post->ID,
				'postType' => $post->post_type,
			]
		);
		// Tells views that the URL of the page, which may ask for servings, is not this recipe's.
		return Html::element( 'div', self::BLOCK . '__whole', $block->render(), [ 'data-larder-embedded' => (string) $post->ID ] );
	}

	/**
	 * Prints a card. No view renders it, so the control that saves the recipe gets a view of its own.
	 *
	 * @param \WP_Post $post The post that holds the recipe.
	 */
	private function card( \WP_Post $post ): string {
		$cards = $this->cards->list( [ $post->ID ] );
		return implode( '', $this->print->list( $cards, level: self::LEVEL, save: $this->save->on_card( ... ) ) );
	}

	/**
	 * Returns the `rel` attribute of a link to another site.
	 *
	 * @return array<string, string> Of what a link may be.
	 */
	private static function rel( Attributes $stored ): array {
		$rel = array_intersect( self::REL, explode( ' ', $stored->text( 'rel' ) ) );
		return [] === $rel ? [] : [ 'rel' => implode( ' ', $rel ) ];
	}

	/**
	 * Prints the picture of a recipe of another site. Its title follows, so the picture itself has no text.
	 */
	private static function picture( Attributes $stored ): string {
		$url = $stored->url( 'image' );
		return 1 === preg_match( '#^https?://#', $url ) && '' !== $stored->url( 'url' )
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- Not in the library of this site.
			? sprintf( '<img class="%s" src="%s" alt="" loading="lazy" decoding="async">', self::BLOCK . '__image', esc_url( $url ) )
			: '';
	}

	/**
	 * Prints a link.
	 *
	 * @param string                $url   Where it leads to.
	 * @param string                $title HTML of its text.
	 * @param array<string, string> $words Attributes of its language or relation; none for the language of the page.
	 */
	private static function link( string $url, string $title, array $words = [] ): string {
		$title = RichText::inline( $title );
		if ( '' === $url || RichText::is_blank( $title ) ) {
			return '';
		}
		wp_enqueue_style( self::ROUNDUP );
		$link = sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), Html::attributes( $words ), $title );
		return Html::element( 'p', self::BLOCK . '__title', $link );
	}
}
