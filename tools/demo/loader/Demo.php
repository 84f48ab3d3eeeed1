<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Loads the demo content, and takes it away.
 */
final class Demo {

	private readonly Source $source;

	private readonly Ledger $ledger;

	/**
	 * @param string                 $folder The folder `tools/demo`.
	 * @param \Closure(string): void $say    Tells how far it is.
	 */
	public function __construct( string $folder, private readonly \Closure $say ) {
		$this->source = new Source( $folder );
		$this->ledger = new Ledger();
	}

	/**
	 * Loads what is missing or has changed.
	 *
	 * @throws \RuntimeException When the plugin is off, or something cannot be written.
	 */
	public function load(): void {
		if ( ! post_type_exists( 'recipe' ) ) {
			throw new \RuntimeException( 'Larder is not active on this site.' );
		}
		$recipes = $this->source->recipes();
		$written = $this->load_pictures( $recipes );

		$terms = [];
		foreach ( $recipes as $recipe ) {
			foreach ( $recipe['terms'] as $taxonomy => $names ) {
				$terms[ $taxonomy ] = [ ...$terms[ $taxonomy ] ?? [], ...$names ];
			}
		}
		$maker = new Terms( $this->source, $this->ledger );
		( $this->say )( 'Terms' );
		$written += $maker->keep( $terms );

		$posts = new Recipes( $this->ledger, $maker );
		$likes = new Likes( $this->ledger );
		foreach ( $recipes as $at => $recipe ) {
			( $this->say )( sprintf( 'Recipe %d of %d: %s', $at + 1, count( $recipes ), $recipe['slug'] ) );
			$written += (int) $posts->keep( $recipe );
			$likes->keep( $recipe['slug'], $recipe['likes'] );
		}

		( $this->say )( 'Reviews' );
		$written += ( new Reviews( $this->source, $this->ledger ) )->keep();

		( $this->say )( 'Pages, navigation and looks' );
		$written += $this->site()->keep( $terms );
		if ( $written > 0 ) {
			flush_rewrite_rules();
		}
		( $this->say )( $written > 0 ? "Demo content: $written things written" : 'Demo content: all there already' );
	}

	/**
	 * Removes what was loaded.
	 */
	public function remove(): void {
		$this->ledger->remove( $this->say );
		$this->site()->remove();
		( $this->say )( 'Demo content removed' );
	}

	/**
	 * Returns what makes the site around the recipes.
	 */
	private function site(): Site {
		return new Site( $this->source, $this->ledger, new Markup( $this->ledger ) );
	}

	/**
	 * Imports the pictures, films and fonts.
	 *
	 * @param list<array{pictures: array<string, string>, film: string}> $recipes
	 * @return int How many were written.
	 */
	private function load_pictures( array $recipes ): int {
		$pictures = new Pictures( $this->source, $this->ledger );
		$sizes    = new Sizes( $this->say );
		$written  = (int) $pictures->keep( 'logo', 'site/logo.webp', 'Plum & Pepper' );
		foreach ( [ 'manrope-latin.woff2', 'platypi-semibold.woff2' ] as $font ) {
			$written += (int) $pictures->keep( $font, "site/fonts/$font", '' );
		}
		$alts     = array_merge( ...array_column( $recipes, 'pictures' ) );
		foreach ( $alts as $name => $alt ) {
			$written += (int) $pictures->keep( $name, "pictures/out/$name.webp", $alt );
		}
		foreach ( array_filter( array_column( $recipes, 'film' ) ) as $name ) {
			foreach ( [ "$name.mp4", "$name.vtt" ] as $file ) {
				$written += (int) $pictures->keep( $file, "pictures/film/$file", '' );
			}
		}
		// Also those of a load that was interrupted.
		$sizes->make( array_map( fn ( string $name ): int => $this->ledger->post_id( "picture:$name" ), array_keys( $alts ) ) );
		$sizes->make( [ $this->ledger->post_id( 'picture:logo' ) ] );
		return $written;
	}
}
