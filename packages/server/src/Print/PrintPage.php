<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Contracts\Constants;
use Larder\Islands\Islands;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PostContent;
use Larder\Recipe\ReadAccess;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a recipe for paper at `<its URL>?print_recipe=true&recipe_servings=N`.
 *
 * @phpstan-import-type PrintProps from \Larder\Contracts\Props
 */
final class PrintPage implements Registrable {

	/** The parameter that asks for the page. */
	public const QUERY = 'print_recipe';

	/** The parameter that says for how many. */
	public const SERVINGS = 'recipe_servings';

	private const STYLE = 'larder-print';

	/** Prints the recipe. */
	private readonly PrintSheet $sheet;

	public function __construct(
		private readonly Root $root,
		private readonly Islands $islands,
		private readonly DocumentRepository $documents,
		private readonly PrintSettings $settings
	) {
		$this->sheet = new PrintSheet( $settings );
	}

	/** {@inheritDoc} */
	public function register(): void {
		// Late: a theme's template is for its pages, not for paper.
		add_filter( 'template_include', $this->choose( ... ), 99 );
		add_filter( 'body_class', $this->name_unprinted( ... ) );
	}

	/**
	 * Returns the URL of a recipe's print page.
	 *
	 * @param int $post_id The post that holds the recipe.
	 */
	public static function url( int $post_id ): string {
		return add_query_arg( self::QUERY, 'true', (string) get_permalink( $post_id ) );
	}

	/**
	 * Returns the template where a recipe is requested as a print.
	 *
	 * @param mixed $template What WordPress has found.
	 * @return mixed The same, or that for paper.
	 */
	public function choose( mixed $template ): mixed {
		$post = get_queried_object();
		if (
			'true' !== self::parameter( self::QUERY )
			|| ! is_singular()
			|| ! $post instanceof \WP_Post
			|| ! PostContent::has( Blocks::RECIPE, $post )
			|| ! ReadAccess::may_read( $post )
		) {
			return $template;
		}
		return $this->root->path( 'packages/server/templates/print-recipe.php' );
	}

	/**
	 * Names the parts that the site leaves out of prints, so that a browser that prints the recipe's own page leaves them out, too.
	 *
	 * @param mixed $classes Classes of the page's body.
	 * @return mixed The same, on the page of a recipe with one for each of those parts.
	 */
	public function name_unprinted( mixed $classes ): mixed {
		$post = get_queried_object();
		if ( ! is_array( $classes ) || ! is_singular() || ! $post instanceof \WP_Post || ! PostContent::has( Blocks::RECIPE, $post ) ) {
			return $classes;
		}
		foreach ( $this->settings->parts() as $name => $is_on ) {
			if ( ! $is_on ) {
				// Without "larder-": in what has that in its class the base style resets all icons.
				$classes[] = "larder_prints_without_$name";
			}
		}
		return $classes;
	}

	/**
	 * Prints the body of the page and lets the blocks name their styles; the head comes after it.
	 *
	 * @param \WP_Post $post The current post of the loop.
	 */
	public function body( \WP_Post $post ): string {
		wp_enqueue_style( self::STYLE );
		$sheet = $this->sheet->html( $post );
		$props = $this->props( $post, $sheet );
		$root  = $this->islands->wrapper( 'print-page', $props, 'visible', [ 'storage:larder:print' ], 'larder-print' );
		// What one does here is the page; the sheet is a picture of the paper.
		return sprintf(
			'<main>%s<div class="larder-print__tools"%s>%s</div></main>%s',
			Html::element(
				'h1',
				'screen-reader-text',
				wp_kses_post( get_the_title( $post ) ),
				Language::of_post( $post->ID )->attributes()
			),
			Html::attributes( $root ),
			PrintTools::inner( $props ),
			$sheet
		);
	}

	/**
	 * Prints the head: what a browser needs to show the recipe, and nothing that a theme or a plugin adds to its pages.
	 */
	public function head( \WP_Post $post ): void {
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		wp_robots();
		printf( '<link rel="canonical" href="%s">', esc_url( (string) wp_get_canonical_url( $post ) ) );
		wp_print_font_faces();
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Style without tags.
		printf( '<style>%s</style>', PrintFonts::css() );
		wp_styles()->do_items();
	}

	/**
	 * Prints the scripts that the page's islands need.
	 */
	public function foot(): void {
		$this->islands->print();
		wp_scripts()->do_items();
	}

	/**
	 * Returns what the view gets.
	 *
	 * @param string $sheet The printed recipe.
	 * @return PrintProps
	 */
	private function props( \WP_Post $post, string $sheet ): array {
		$is_on = $this->settings->parts();
		$parts = [];
		foreach ( PrintPart::cases() as $part ) {
			if ( $part->is_in( $sheet ) ) {
				$parts[] = [
					'name'  => $part->value,
					'label' => $part->label(),
					'isOn'  => $is_on[ $part->value ],
				];
			}
		}
		return [
			'recipeId' => $post->ID,
			'url'      => (string) get_permalink( $post ),
			'servings' => $this->written( $post ),
			'asked'    => self::asked(),
			'isOpen'   => $this->settings->is_open(),
			'parts'    => $parts,
			'paper'    => ( Paper::tryFrom( self::parameter( 'paper' ) ) ?? $this->settings->paper() )->value,
			'papers'   => array_map(
				static fn ( Paper $paper ): array => [
					'name'  => $paper->value,
					'label' => $paper->label(),
				],
				Paper::cases()
			),
		];
	}

	/**
	 * Returns how many the recipe makes as written.
	 */
	private function written( \WP_Post $post ): ?float {
		$amount = $this->documents->readable( $post->ID )?->data['yield']['amount'];
		return null === $amount || $amount <= 0 ? null : (float) $amount;
	}

	/**
	 * Returns how many the URL asks for.
	 *
	 * @return float|null Null for what cannot be cooked.
	 */
	public static function asked(): ?float {
		$text = self::parameter( self::SERVINGS );
		$asked = is_numeric( $text ) ? (float) $text : 0.0;
		return $asked > 0 && $asked <= Constants::MAX_SERVINGS ? $asked : null;
	}

	/**
	 * Reads a parameter of the URL.
	 */
	private static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A URL that asks for something to read.
		$query = wp_unslash( $_GET );
		$value = $query[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}
}
