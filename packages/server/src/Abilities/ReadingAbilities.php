<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Contracts\Constants;
use Larder\Exchange\NoticeText;
use Larder\Exchange\Reader;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\ReadRoute;
use Larder\Lines\Locale;
use Larder\Lines\Scale\LineScaler;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\WrittenLine;
use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\ReadAccess;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * What programs can learn of recipes: find, get, read from elsewhere, scale, convert.
 *
 * @phpstan-import-type Ability from AbilitiesModule
 */
final class ReadingAbilities {

	/** Recipes of a page. */
	private const PAGE = 10;

	/** How many are read where the caller may not read all of them. */
	private const MAX_CANDIDATES = 200;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Reader $reader
	) {}

	/**
	 * Returns the abilities.
	 *
	 * @return array<string, Ability>
	 */
	public function all(): array {
		$id     = [ 'id' => Schemas::value( 'integer', 'The recipe’s post id.' ) + [ 'minimum' => 1 ] ];
		$public = static fn (): bool => true;
		$facts  = [
			'readonly'    => true,
			'destructive' => false,
			'idempotent'  => true,
		];
		return [
			'find-recipes' => [
				'label'       => __( 'Find recipes', 'larder' ),
				'description' => __( 'Finds published recipes by words in them, with their ids, titles and addresses.', 'larder' ),
				'input'       => Schemas::object_with(
					[
						'search' => Schemas::value( 'string', 'Words to look for.' ),
						'page'   => Schemas::value( 'integer', 'Page of the results.' ) + [
							'minimum' => 1,
							'default' => 1,
						],
					],
					[ 'search' ]
				),
				'output'      => Schemas::object_with(
					[
						'total'   => Schemas::value( 'integer', 'How many there are.' ),
						'recipes' => Schemas::list(
							Schemas::object_with(
								[
									'id'    => Schemas::value( 'integer', 'Post id.' ),
									'title' => Schemas::value( 'string', 'Plain text.' ),
									'url'   => Schemas::value( 'string', 'Its page.' ),
								]
							)
						),
					]
				),
				'execute'     => $this->find( ... ),
				'permission'  => $public,
			] + $facts,
			'get-recipe'   => [
				'label'       => __( 'Get a recipe', 'larder' ),
				'description' => __( 'Gives all that a recipe of this site says.', 'larder' ),
				'input'       => Schemas::object_with( $id, [ 'id' ] ),
				'output'      => Schemas::document(),
				'execute'     => $this->get( ... ),
				'permission'  => $public,
			] + $facts,
			'read-recipe'  => [
				'label'       => __( 'Read a recipe from elsewhere', 'larder' ),
				'description' => __( 'Reads the recipes of a text or of a page of the public web, and writes nothing.', 'larder' ),
				'input'       => Schemas::object_with(
					[
						'text' => Schemas::value( 'string', 'A recipe as text, or a file of an app.' ),
						'url'  => Schemas::value( 'string', 'Address of a page.' ),
					]
				),
				'output'      => Schemas::object_with(
					[
						'recipes' => Schemas::list( Schemas::document() ),
						'notices' => Schemas::list( Schemas::value( 'string', 'What could not be read.' ) ),
					]
				),
				'execute'     => $this->read( ... ),
				'permission'  => ReadRoute::may( ... ),
			] + $facts,
			'scale-recipe' => [
				'label'       => __( 'Scale a recipe', 'larder' ),
				'description' => __( 'Gives the ingredients of a recipe for another number of servings.', 'larder' ),
				'input'       => Schemas::object_with(
					$id + [
						'servings' => Schemas::value( 'number', 'For how many.' ) + [
							'minimum' => 0.01,
							'maximum' => Constants::MAX_SERVINGS,
						],
					],
					[ 'id', 'servings' ]
				),
				'output'      => Schemas::object_with( [ 'ingredients' => Schemas::list( Schemas::value( 'string', 'A line.' ) ) ] ),
				'execute'     => $this->scale( ... ),
				'permission'  => $public,
			] + $facts,
			'convert-units' => ( new ConvertAbility( $this->document( ... ) ) )->ability(),
		];
	}

	/**
	 * Finds published recipes that who asks may read.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>
	 */
	private function find( mixed $input ): array {
		$sent  = Attributes::from_value( $input );
		$page  = max( 1, $sent->count( 'page' ) );
		$apart = ReadAccess::are_told_apart();
		$found = new \WP_Query(
			[
				'post_type'      => 'recipe',
				'post_status'    => 'publish',
				's'              => $sent->text( 'search' ),
				'paged'          => $apart ? 1 : $page,
				'posts_per_page' => $apart ? self::MAX_CANDIDATES : self::PAGE,
				'has_password'   => false,
			]
		);
		$posts = array_filter(
			$found->posts ?? [],
			fn ( mixed $post ): bool => $post instanceof \WP_Post && null !== $this->documents->readable( $post->ID )
		);
		// The total must not reveal which words are in a recipe that the caller may not read.
		$total = $apart ? count( $posts ) : $found->found_posts;
		$posts = $apart ? array_slice( $posts, ( $page - 1 ) * self::PAGE, self::PAGE ) : $posts;
		return [
			'total'   => $total,
			'recipes' => array_map(
				fn ( \WP_Post $post ): array => [
					'id'    => $post->ID,
					'title' => $this->documents->get( $post->ID )->data['name'] ?? '',
					'url'   => (string) get_permalink( $post ),
				],
				array_values( $posts )
			),
		];
	}

	/**
	 * Returns a recipe.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function get( mixed $input ): array|\WP_Error {
		$document = $this->document( Attributes::from_value( $input )->count( 'id' ) );
		return is_wp_error( $document ) ? $document : $document->data;
	}

	/**
	 * Reads a recipe from elsewhere.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>
	 */
	private function read( mixed $input ): array {
		$url     = Attributes::from_value( $input )->html( 'url' );
		$reading = '' === $url ? $this->reader->text( Attributes::from_value( $input )->html( 'text' ) ) : $this->reader->url( $url );
		$notices = array_merge(
			$reading->notices,
			...array_map( static fn ( ReadRecipe $recipe ): array => $recipe->notices, $reading->recipes )
		);
		return [
			'recipes' => array_map( static fn ( ReadRecipe $recipe ): array => $recipe->document->data, $reading->recipes ),
			'notices' => array_map( NoticeText::format( ... ), $notices ),
		];
	}

	/**
	 * Scales a recipe.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function scale( mixed $input ): array|\WP_Error {
		$document = $this->document( Attributes::from_value( $input )->count( 'id' ) );
		if ( is_wp_error( $document ) ) {
			return $document;
		}
		$made   = $document->data['yield']['amount'] ?? 0;
		$factor = $made > 0 ? (float) Attributes::from_value( $input )->number( 'servings' ) / $made : INF;
		if ( is_infinite( $factor ) ) {
			return new \WP_Error(
				'larder_no_servings',
				__( 'The recipe does not say for how many it is.', 'larder' ),
				[ 'status' => 409 ]
			);
		}
		$format = new QuantityFormat( ( $document->data['language'] ?? '' ) ?: Locale::of_site(), true, true );
		return [
			'ingredients' => array_map(
				static function ( array $item ) use ( $factor, $format ): string {
					if ( true === ( $item['fixed'] ?? false ) || '' === $item['name'] ) {
						return $item['text'];
					}
					return WrittenItem::text(
						$item['text'],
						$item,
						LineScaler::scale( WrittenLine::read( $item, $format->locale ), $factor, $format )
					);
				},
				$document->items()
			),
		];
	}

	/**
	 * Finds a recipe that who asks may read.
	 *
	 * @param int $id The post.
	 */
	private function document( int $id ): RecipeDocument|\WP_Error {
		$document = current_user_can( 'edit_post', $id ) ? $this->documents->get( $id ) : $this->documents->readable( $id );
		return $document ?? new \WP_Error( 'larder_no_recipe', __( 'There is no such recipe.', 'larder' ), [ 'status' => 404 ] );
	}
}
