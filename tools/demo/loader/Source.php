<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * The files that the demo content comes from.
 *
 * @phpstan-type Recipe array{
 *     slug: string, name: string, description: string, alt: string, featured: bool, published: float,
 *     document: array<mixed>, frame: array{align: ''|'wide', style: string, nutrition: string},
 *     terms: array<string, list<string>>, pictures: array<string, string>, film: string, likes: int
 * }
 * @phpstan-type Review array{author: string, stars: int, days: float, text: string, reply: list<string>}
 * @phpstan-type Look array{color: string, image: string, icon: string, description: string}
 */
final class Source {

	private const TAXONOMIES = [
		'course'  => 'recipe-course',
		'cuisine' => 'recipe-cuisine',
		'method'  => 'recipe-cooking-method',
		'key'     => 'recipe-key',
		'tag'     => 'recipe-tag',
		'badge'   => 'recipe-badge',
		'dietary' => 'recipe-dietary',
	];

	/**
	 * @param string $folder The folder `tools/demo`.
	 */
	public function __construct( private readonly string $folder ) {}

	/**
	 * Returns the recipes.
	 *
	 * @return list<Recipe>
	 * @throws \RuntimeException When they have not been built.
	 */
	public function recipes(): array {
		return array_map( $this->recipe( ... ), array_values( $this->json( 'build/recipes.json' ) ) );
	}

	/**
	 * Returns how terms look.
	 *
	 * @return array<string, array<string, Look>> By taxonomy and name.
	 */
	public function looks(): array {
		$looks = [];
		foreach ( $this->json( 'site/terms.json' ) as $taxonomy => $terms ) {
			foreach ( is_array( $terms ) ? $terms : [] as $name => $look ) {
				$look                                      = is_array( $look ) ? $look : [];
				$looks[ (string) $taxonomy ][ (string) $name ] = [
					'color'       => self::text( $look['color'] ?? '' ),
					'image'       => self::text( $look['image'] ?? '' ),
					'icon'        => self::text( $look['icon'] ?? '' ),
					'description' => self::text( $look['description'] ?? '' ),
				];
			}
		}
		return $looks;
	}

	/**
	 * Returns what guests say of recipes.
	 *
	 * @return array<string, list<Review>> By the recipe's slug.
	 */
	public function reviews(): array {
		$reviews = [];
		foreach ( $this->json( 'site/reviews.json' ) as $slug => $list ) {
			foreach ( is_array( $list ) ? $list : [] as $review ) {
				[ $author, $stars, $days, $text, $reply ] = ( is_array( $review ) ? array_values( $review ) : [] ) + [ '', 0, 0, '', [] ];
				$reviews[ (string) $slug ][]      = [
					'author' => self::text( $author ),
					'stars'  => is_int( $stars ) ? $stars : 0,
					'days'   => is_numeric( $days ) ? (float) $days : 0.0,
					'text'   => self::text( $text ),
					'reply'  => array_map( self::text( ... ), is_array( $reply ) ? array_values( $reply ) : [] ),
				];
			}
		}
		return $reviews;
	}

	/**
	 * Returns the path of a file that has to be there.
	 *
	 * @param string $file Path in the folder.
	 * @throws \RuntimeException When it is missing.
	 */
	public function path( string $file ): string {
		$path = "$this->folder/$file";
		if ( ! is_readable( $path ) ) {
			throw new \RuntimeException( "There is no $path. `node tools/demo/build.mjs` writes what is built." );
		}
		return $path;
	}

	/**
	 * Returns what a file says.
	 *
	 * @param string $file Path in the folder.
	 */
	public function read( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file, not an address.
		return trim( (string) file_get_contents( $this->path( $file ) ) );
	}

	/**
	 * Reads one recipe.
	 *
	 * @param mixed $data What the build wrote.
	 * @return Recipe
	 */
	private function recipe( mixed $data ): array {
		$data      = is_array( $data ) ? $data : [];
		$published = $data['published'] ?? 0;
		$terms     = [];
		foreach ( self::TAXONOMIES as $key => $taxonomy ) {
			$names              = $data[ $key ] ?? [];
			$terms[ $taxonomy ] = array_map( self::text( ... ), is_array( $names ) ? array_values( $names ) : [] );
		}
		return [
			'slug'        => self::text( $data['slug'] ?? '' ),
			'name'        => self::text( $data['name'] ?? '' ),
			'description' => self::text( $data['description'] ?? '' ),
			'alt'         => self::text( $data['alt'] ?? '' ),
			'featured'    => true === ( $data['featured'] ?? false ),
			'published'   => is_numeric( $published ) ? (float) $published : 0.0,
			'document'    => is_array( $data['document'] ?? null ) ? $data['document'] : [],
			'frame'       => self::frame( $data['frame'] ?? null ),
			'terms'       => $terms,
			'pictures'    => self::pictures( $data ),
			'film'        => self::text( is_array( $data['video'] ?? null ) ? $data['video']['file'] ?? '' : '' ),
			'likes'       => is_int( $data['likes'] ?? 0 ) ? $data['likes'] ?? 0 : 0,
		];
	}

	/**
	 * Reads how a recipe is to look.
	 *
	 * @param mixed $data What the build wrote.
	 * @return array{align: ''|'wide', style: string, nutrition: string}
	 */
	private static function frame( mixed $data ): array {
		$data = is_array( $data ) ? $data : [];
		return [
			'align'     => 'wide' === ( $data['align'] ?? '' ) ? 'wide' : '',
			'style'     => self::text( $data['style'] ?? '' ),
			'nutrition' => self::text( $data['nutrition'] ?? '' ),
		];
	}

	/**
	 * Reads which pictures a recipe has, the main one first.
	 *
	 * @param array<mixed> $data What the build wrote.
	 * @return array<string, string> What they show, by their names.
	 */
	private static function pictures( array $data ): array {
		$pictures = [ self::text( $data['slug'] ?? '' ) => self::text( $data['alt'] ?? '' ) ];
		$gallery  = $data['gallery'] ?? [];
		foreach ( is_array( $gallery ) ? $gallery : [] as $picture ) {
			$picture = is_array( $picture ) ? $picture : [];
			$pictures[ self::text( $picture['picture'] ?? '' ) ] = self::text( $picture['alt'] ?? '' );
		}
		return $pictures;
	}

	/**
	 * Reads a JSON file.
	 *
	 * @param string $file Path in the folder.
	 * @return array<mixed>
	 * @throws \RuntimeException When it is not JSON.
	 */
	private function json( string $file ): array {
		$data = json_decode( $this->read( $file ), true );
		if ( ! is_array( $data ) ) {
			throw new \RuntimeException( "$file is no JSON." );
		}
		return $data;
	}

	/**
	 * Returns a text as it is, anything else as nothing.
	 *
	 * @param mixed $value A text.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
