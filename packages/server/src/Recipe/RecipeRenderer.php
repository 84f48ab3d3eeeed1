<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the card of a recipe: its header, and the blocks inside.
 */
final class RecipeRenderer {

	private const BLOCK = 'wp-block-larder-recipe';

	/** The style of the compact one of its styles. */
	private const COMPACT = 'larder-recipe-compact';

	public function __construct( private readonly RecipePictures $pictures ) {}

	/**
	 * Prints the card.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes, \WP_Block $block ): string {
		$post  = get_post( self::post_id( $block ) );
		$facts = Facts::from_attributes( $attributes );
		if ( ! $post instanceof \WP_Post ) {
			return InnerBlocks::render( $block );
		}
		if ( ! ReadAccess::is_allowed( $post ) ) {
			return '';
		}
		$title    = get_the_title( $post );
		if ( $facts->values->has_style( 'compact' ) ) {
			wp_enqueue_style( self::COMPACT );
		}
		$name     = RichText::inline( $facts->values->html( 'name' ) );
		$name     = RichText::is_blank( $name ) ? $title : $name;
		$is_named = $this->is_titled_by_page( $post, $name, $title );
		$anchor   = $facts->values->text( 'anchor' );
		$label    = PlainText::from_html( $name );
		$wrapper  = Html::wrapper(
			[
				'id'         => '' === $anchor ? self::anchor( $post->ID ) : $anchor,
				'tabindex'   => '-1',
				'aria-label' => $label,
			] + self::direction( $label, $post )
		);
		$picture  = $this->pictures->find( $facts, $post );
		$has_one  = null !== $picture && '' !== $picture->html;
		$parts    = new CardLayout(
			InnerBlocks::parts( $block, $is_named ? 2 : 3, $has_one ? [ RecipePicture::CONTEXT => $picture->url ] : [] ),
			$has_one
		);
		$figure   = ! $has_one ? '' : Html::element( 'figure', self::BLOCK . '__image', $picture->html . $parts->gallery() );
		$header   = Html::element(
			'header',
			self::BLOCK . '__header',
			$this->header( $is_named ? '' : $name, $figure, $facts, $post ) . $parts->details()
		);
		$body     = Html::element(
			'div',
			self::BLOCK . '__body' . ( null === $picture ? '' : ' is-below-picture' ),
			$parts->rest( $facts->values->has_style( 'side-by-side' ) && self::has_actions( $post ) ) . $this->bar( $facts, $post )
		);
		return sprintf( '<article %s>%s%s</article>', $wrapper, $header, $body );
	}

	/**
	 * Returns the post that contains a block.
	 */
	public static function post_id( \WP_Block $block ): int {
		$id = $block->context['postId'] ?? 0;
		return is_numeric( $id ) && $id > 0 ? (int) $id : (int) get_the_ID();
	}

	/**
	 * Returns the id of a recipe's card where its author gave none.
	 */
	public static function anchor( int $post_id ): string {
		return "recipe-$post_id";
	}

	/**
	 * Turns the card round where the recipe is read the other way than the site.
	 *
	 * @param string $name The recipe's name, plain text.
	 * @return array<string, string> The attribute `dir`, or none.
	 */
	private static function direction( string $name, \WP_Post $post ): array {
		$language  = Language::of_post( $post->ID );
		$direction = [] === $language->attributes() ? PlainText::direction( $name ) : $language->direction();
		return '' === $direction || ( 'rtl' === $direction ) === is_rtl() ? [] : [ 'dir' => $direction ];
	}

	/**
	 * Returns whether the page's own title is the recipe's name, so that the card need not repeat it.
	 *
	 * @param string $name  The recipe's name.
	 * @param string $title The post's title.
	 */
	private function is_titled_by_page( \WP_Post $post, string $name, string $title ): bool {
		return is_singular() && get_queried_object_id() === $post->ID && PlainText::from_html( $name ) === PlainText::from_html( $title );
	}

	/**
	 * Prints what is above the blocks inside.
	 *
	 * @param string $name   Safe HTML, empty when the page has it already.
	 * @param string $figure Safe HTML of the picture, empty where there is none.
	 */
	private function header( string $name, string $figure, Facts $facts, \WP_Post $post ): string {
		$words = Language::of_post( $post->ID )->attributes();
		return Html::element( 'h2', self::BLOCK . '__name', $name, $words )
			. $figure
			. Html::element( 'p', self::BLOCK . '__author', $this->byline( $facts, $post ) )
			. Html::element( 'p', self::BLOCK . '__description', $this->description( $facts ), $words )
			. Html::element( 'div', self::BLOCK . '__actions', $this->controls( $post ) );
	}

	/**
	 * Prints the controls of the header.
	 */
	private function controls( \WP_Post $post ): string {
		if ( ! self::has_actions( $post ) ) {
			return '';
		}
		/**
		 * Filters the controls in the header of a recipe.
		 *
		 * @param list<string> $controls Safe HTML of each control.
		 * @param \WP_Post     $post     The post that holds the recipe.
		 */
		$controls = apply_filters( 'larder_recipe_actions', [], $post );
		return implode( '', array_filter( is_array( $controls ) ? $controls : [], is_string( ... ) ) );
	}

	/**
	 * Whether a recipe has anything to press; on paper it has not.
	 */
	public static function has_actions( \WP_Post $post ): bool {
		/**
		 * Filters whether a recipe has controls in its header and in the bar of a phone; what can be pressed is of no use on paper.
		 *
		 * @param bool     $has_actions False for none.
		 * @param \WP_Post $post        The post that holds the recipe.
		 */
		return true === apply_filters( 'larder_recipe_has_actions', true, $post );
	}

	/**
	 * Prints the bar that a phone keeps at hand.
	 */
	private function bar( Facts $facts, \WP_Post $post ): string {
		if ( ! self::has_actions( $post ) ) {
			return '';
		}
		/**
		 * Filters the controls of the bar that stays at the bottom of a phone in a recipe.
		 *
		 * @param list<string> $controls Safe HTML of each control.
		 * @param \WP_Post     $post     The post that holds the recipe.
		 * @param Facts        $facts    The facts of the recipe.
		 */
		$controls = apply_filters( 'larder_recipe_bar', [], $post, $facts );
		return Html::element(
			'div',
			self::BLOCK . '__dock',
			Html::element(
				'div',
				self::BLOCK . '__bar',
				implode( '', array_filter( is_array( $controls ) ? $controls : [], is_string( ... ) ) )
			)
		);
	}

	/**
	 * Prints the description.
	 */
	private function description( Facts $facts ): string {
		$html = RichText::inline( $facts->values->html( 'description' ) );
		return RichText::is_blank( $html ) ? '' : $html;
	}

	/**
	 * Prints who wrote the recipe, and what else is said on that line.
	 */
	private function byline( Facts $facts, \WP_Post $post ): string {
		$author = $facts->values->text( 'author' );
		if ( '' === $author ) {
			$author = get_the_author_meta( 'display_name', (int) $post->post_author );
		}
		/* translators: %s: name of the author of a recipe. */
		$sentence = esc_html__( 'By %s', 'larder' );
		// The recipe, the site and a name may each be read another way.
		$parts = '' === $author ? [] : [ sprintf( "<bdi>$sentence</bdi>", '<bdi>' . esc_html( $author ) . '</bdi>' ) ];
		/**
		 * Filters what is on the line of the author.
		 *
		 * @param list<string> $parts Safe HTML of each part.
		 * @param \WP_Post     $post  The post that holds the recipe.
		 */
		$parts = apply_filters( 'larder_recipe_byline', $parts, $post );
		return implode( ' · ', array_filter( is_array( $parts ) ? $parts : [], is_string( ... ) ) );
	}
}
