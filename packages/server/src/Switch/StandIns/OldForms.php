<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what plugins wrote in the place of a shortcode into a shortcode: ZipList and its descendants put the number after a colon or
 * into the id of a picture, and WP Recipe Maker stores the recipe as it was on the day of saving between two comments.
 */
final class OldForms {

	/** Where shortcodes are brought to life, with the moment before it. */
	private const CONTENTS = [
		'the_content'          => 8,
		'widget_text'          => 7,
		'widget_text_content'  => 7,
		'widget_block_content' => 7,
	];

	/** By shortcode, its plugin and its old forms; whichever group matches is the recipe. */
	private const FORMS = [
		'amd-zlrecipe-recipe' => [
			'zip-recipes',
			'#\[amd-zlrecipe-recipe:(\d+)[^\]]*\]|<img id="amd-zlrecipe-recipe-(\d+)"[^>]*>#',
		],
		'mpprecipe-recipe'    => [
			'meal-planner-pro',
			'#\[mpprecipe-recipe:(\d+)[^\]]*\]|<img id="mpprecipe-recipe-(\d+)"[^>]*>#',
		],
		'wprm-recipe'         => [ 'wp-recipe-maker', '#<!--WPRM Recipe (\d+)-->.*?<!--End WPRM Recipe-->#s' ],
	];

	/** @var list<string> Shortcodes whose old forms are looked for. */
	private array $names = [];

	public function __construct( private readonly View $view ) {}

	/**
	 * Adds the old forms of shortcodes.
	 *
	 * @param list<string> $shortcodes Shortcodes that Larder is in for.
	 */
	public function add( array $shortcodes ): void {
		$this->names = array_values( array_intersect( array_keys( self::FORMS ), $shortcodes ) );
		if ( [] === $this->names ) {
			return;
		}
		foreach ( self::CONTENTS as $hook => $moment ) {
			add_filter( $hook, $this->with_shortcodes( ... ), $moment );
		}
		// Templates and synced patterns pass none of these.
		add_filter( 'render_block', $this->with_recipes( ... ) );
	}

	/**
	 * Rewrites old forms into shortcodes.
	 *
	 * @return mixed The same, with shortcodes that have an id.
	 */
	private function with_shortcodes( mixed $content ): mixed {
		return is_string( $content ) ? $this->replaced( $content, static fn ( string $shortcode ): string => $shortcode ) : $content;
	}

	/**
	 * Renders old forms that nothing has brought into shortcodes.
	 *
	 * @param mixed $html What a block has printed.
	 * @return mixed The same, with recipes in their places.
	 */
	private function with_recipes( mixed $html ): mixed {
		return is_string( $html ) ? $this->replaced( $html, do_shortcode( ... ) ) : $html;
	}

	/**
	 * Replaces old forms; excerpts have no recipes, as they have none of other shortcodes.
	 *
	 * @param \Closure(string): string $write Writes a shortcode.
	 */
	private function replaced( string $content, \Closure $write ): string {
		foreach ( $this->names as $name ) {
			[ $source, $pattern ] = self::FORMS[ $name ];
			$content              = preg_replace_callback(
				$pattern,
				function ( array $found ) use ( $name, $source, $write ): string {
					$id = $found[2] ?? $found[1];
					return match ( true ) {
						doing_filter( 'get_the_excerpt' ) => '',
						// What is stored of a recipe that has not changed over is better than nothing.
						str_starts_with( $found[0], '<!--' ) && ! $this->view->knows( $source, [ 'id' => $id ] ) => $found[0],
						default                           => $write( "[$name id=\"$id\"]" ),
					};
				},
				$content
			) ?? $content;
		}
		return $content;
	}
}
