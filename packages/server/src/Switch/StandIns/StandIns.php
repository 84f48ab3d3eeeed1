<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Registrable;
use Larder\Switch\Homes;

defined( 'ABSPATH' ) || exit;

/**
 * Shows Larder's recipe where a shortcode or a block of a plugin stands from which the site has changed over, while that plugin is off.
 */
final class StandIns implements Registrable {

	/** Where shortcodes are brought to life, with the moment before it. */
	private const CONTENTS = [
		'the_content'          => 8,
		'widget_text'          => 7,
		'widget_text_content'  => 7,
		'widget_block_content' => 7,
	];

	/** What ZipList and its descendants wrote: the number stands behind a colon, or in the id of a picture. */
	private const OLD_FORMS = '#\[(amd-zlrecipe-recipe|mpprecipe-recipe):(\d+)[^\]]*\]|<img id="(amd-zlrecipe-recipe|mpprecipe-recipe)-(\d+)"[^>]*>#';

	/**
	 * @param View $view Prints what they show.
	 */
	public function __construct( private readonly View $view ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After other plugins: a name that somebody has stays theirs.
		add_action( 'init', $this->add( ... ), 99 );
	}

	/**
	 * Adds the names that are free, of the plugins of which something has changed over.
	 */
	public function add(): void {
		$plugins = Homes::plugins();
		$added   = [];
		foreach ( array_intersect_key( Names::SHORTCODES, array_flip( $plugins ) ) as $source => $names ) {
			foreach ( $names as $name => $part ) {
				if ( ! shortcode_exists( $name ) ) {
					$show = fn ( mixed $given ): string => $this->view->show( $source, $part, is_array( $given ) ? $given : [], $name );
					add_shortcode( $name, $show );
					$added[] = $name;
				}
			}
		}
		if ( [] !== array_intersect( [ 'amd-zlrecipe-recipe', 'mpprecipe-recipe' ], $added ) ) {
			foreach ( self::CONTENTS as $hook => $moment ) {
				add_filter( $hook, self::with_new_forms( ... ), $moment );
			}
			// Templates and synced patterns pass none of these.
			add_filter( 'render_block', self::with_recipes( ... ) );
		}
		foreach ( array_intersect_key( Names::BLOCKS, array_flip( [ ...$plugins, 'i-recommend-this' ] ) ) as $source => $names ) {
			array_map( fn ( string $name, Part $part ) => $this->add_block( $source, $name, $part ), array_keys( $names ), $names );
		}
	}

	/**
	 * Rewrites old forms of shortcodes into the one that WordPress parses.
	 *
	 * @param mixed $content A content.
	 * @return mixed The same, with shortcodes that have an id.
	 */
	private static function with_new_forms( mixed $content ): mixed {
		return is_string( $content ) ? preg_replace( self::OLD_FORMS, '[$1$3 id="$2$4"]', $content ) ?? $content : $content;
	}

	/**
	 * Renders old forms of shortcodes that nothing has brought into the new one.
	 *
	 * @param mixed $html What a block has printed.
	 * @return mixed The same, with recipes in their places.
	 */
	private static function with_recipes( mixed $html ): mixed {
		return ! is_string( $html ) ? $html : preg_replace_callback(
			self::OLD_FORMS,
			static fn ( array $found ): string => do_shortcode( sprintf( '[%s id="%s"]', $found[3] ?? $found[1], $found[4] ?? $found[2] ) ),
			$html
		) ?? $html;
	}

	/**
	 * Adds a block, unless there is one.
	 *
	 * @param string $source The plugin.
	 * @param string $name   Name of the block.
	 * @param Part   $part   What it shows.
	 */
	private function add_block( string $source, string $name, Part $part ): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			return;
		}
		register_block_type(
			$name,
			[
				'api_version'     => '3',
				// A recipe that has not changed over stays what its post has stored.
				'render_callback' => function ( array $attributes, string $content ) use ( $source, $name, $part ): string {
					$html = $this->view->show( $source, $part, $attributes, $name );
					return '' === $html && Part::Whole === $part && ! $this->view->knows( $source, $attributes ) ? $content : $html;
				},
			]
		);
	}
}
