<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Exchange\ReadRoute;
use Larder\Recipe\Attributes;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;
use Larder\Shopping\ShoppingLists;

defined( 'ABSPATH' ) || exit;

/**
 * What programs can do with recipes: create a draft, update, put on the shopping list.
 *
 * @phpstan-import-type Ability from AbilitiesModule
 * @phpstan-import-type Content from ShoppingLists
 */
final class WritingAbilities {

	/** How often storing a list is tried while other requests change it. */
	private const TRIES = 3;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly ShoppingLists $lists
	) {}

	/**
	 * Returns the abilities.
	 *
	 * @return array<string, Ability>
	 */
	public function all(): array {
		$id      = [ 'id' => Schemas::value( 'integer', 'The recipe’s post id.' ) + [ 'minimum' => 1 ] ];
		$written = Schemas::object_with( $id + [ 'edit' => Schemas::value( 'string', 'Where it is edited.' ) ] );
		return [
			'create-recipe'        => [
				'label'       => __( 'Create a recipe', 'larder' ),
				'description' => __( 'Writes a recipe as a draft.', 'larder' ),
				'input'       => Schemas::object_with( [ 'recipe' => Schemas::document() ], [ 'recipe' ] ),
				'output'      => $written,
				'execute'     => $this->create( ... ),
				'permission'  => ReadRoute::may( ... ),
				'readonly'    => false,
				'destructive' => false,
				'idempotent'  => false,
			],
			'update-recipe'        => [
				'label'       => __( 'Update a recipe', 'larder' ),
				'description' => __( 'Writes a recipe anew, in the place of what it said; what else its post holds stays.', 'larder' ),
				'input'       => Schemas::object_with( $id + [ 'recipe' => Schemas::document() ], [ 'id', 'recipe' ] ),
				'output'      => $written,
				'execute'     => $this->update( ... ),
				'permission'  => static fn ( mixed $input ): bool => current_user_can(
					'edit_post',
					Attributes::from_value( $input )->count( 'id' )
				),
				'readonly'    => false,
				'destructive' => true,
				// Each adds a revision. And what destroys and is idempotent is asked for by DELETE, in whose URL no recipe has room.
				'idempotent'  => false,
			],
			'add-to-shopping-list' => [
				'label'       => __( 'Put a recipe on the shopping list', 'larder' ),
				'description' => __( 'Puts the ingredients of a recipe on the shopping list of who asks; twice is once.', 'larder' ),
				'input'       => Schemas::object_with( $id, [ 'id' ] ),
				'output'      => Schemas::object_with( [ 'added' => Schemas::value( 'integer', 'How many lines are new.' ) ] ),
				'execute'     => $this->shop( ... ),
				'permission'  => is_user_logged_in( ... ),
				'readonly'    => false,
				'destructive' => false,
				'idempotent'  => true,
			],
		];
	}

	/**
	 * Writes a draft.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function create( mixed $input ): array|\WP_Error {
		$document = self::sent( $input );
		if ( is_wp_error( $document ) ) {
			return $document;
		}
		$title = $document->data['name'];
		return self::save(
			[
				'post_type'    => PostType::NAME,
				'post_status'  => 'draft',
				'post_title'   => esc_html( $title ),
				'post_content' => self::blocks( $document, new RecipeFrame( $title ) ),
			]
		);
	}

	/**
	 * Writes a recipe again.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function update( mixed $input ): array|\WP_Error {
		$document = self::sent( $input );
		$post     = get_post( Attributes::from_value( $input )->count( 'id' ) );
		if ( is_wp_error( $document ) ) {
			return $document;
		}
		if ( ! $post instanceof \WP_Post || ! has_block( Blocks::RECIPE, $post ) ) {
			return new \WP_Error( 'larder_no_recipe', __( 'There is no such recipe.', 'larder' ), [ 'status' => 404 ] );
		}
		$is_recipe = PostType::NAME === $post->post_type;
		$title     = $is_recipe ? $document->data['name'] : '';
		$frame     = new RecipeFrame( $title, (int) get_post_thumbnail_id( $post ) );
		$written   = parse_blocks( self::blocks( $document, $frame ) )[0];
		$replaced  = false;
		$blocks    = array_map(
			static function ( array $block ) use ( $written, &$replaced ): array {
				if ( $replaced || Blocks::RECIPE !== $block['blockName'] ) {
					return $block;
				}
				$replaced = true;
				return $written;
			},
			parse_blocks( $post->post_content )
		);
		return $replaced ? self::save(
			[
				'ID'           => $post->ID,
				'post_content' => serialize_blocks( $blocks ),
			] + ( $is_recipe ? [ 'post_title' => esc_html( $title ) ] : [] )
		) : new \WP_Error(
			'larder_nested',
			__( 'The recipe stands inside another block, where it can only be edited.', 'larder' ),
			[ 'status' => 409 ]
		);
	}

	/**
	 * Adds a recipe to the shopping list of the current user.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function shop( mixed $input ): array|\WP_Error {
		$id       = Attributes::from_value( $input )->count( 'id' );
		$document = $this->documents->readable( $id );
		if ( null === $document ) {
			return new \WP_Error( 'larder_no_recipe', __( 'There is no such recipe.', 'larder' ), [ 'status' => 404 ] );
		}
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$stored = $this->lists->get( get_current_user_id() );
			$known  = array_column(
				array_filter( $stored['list']['entries'], static fn ( array $entry ): bool => ! $entry['gone'] ),
				'id'
			);
			$new    = array_values( array_filter(
				ShoppingEntries::for_recipe( $id, $document ),
				static fn ( array $entry ): bool => ! in_array( $entry['id'], $known, true )
			) );
			$ids    = array_column( $new, 'id' );
			$list   = [
				'entries' => [
					...array_values( array_filter(
						$stored['list']['entries'],
						static fn ( array $entry ): bool => ! in_array( $entry['id'], $ids, true )
					) ),
					...$new,
				],
				'recipes' => [
					...array_values( array_filter(
						$stored['list']['recipes'],
						static fn ( array $recipe ): bool => $id !== $recipe['id']
					) ),
					[
						'id'    => $id,
						'at'    => (int) floor( microtime( true ) * 1000 ),
						'title' => mb_substr( $document->data['name'], 0, 200 ),
						'url'   => (string) get_permalink( $id ),
					],
				],
			] + $stored['list'];
			if ( [] === $new || null !== $this->lists->store( get_current_user_id(), $list, $stored['revision'] ) ) {
				return [ 'added' => count( $new ) ];
			}
		}
		return new \WP_Error( 'larder_busy', __( 'The list is being changed elsewhere.', 'larder' ), [ 'status' => 409 ] );
	}

	/**
	 * Reads the recipe that was sent.
	 *
	 * @param mixed $input What was sent.
	 */
	private static function sent( mixed $input ): RecipeDocument|\WP_Error {
		return RecipeDocument::from_foreign( is_array( $input ) ? $input['recipe'] ?? null : null );
	}

	/**
	 * Writes the blocks of a recipe, sanitized as for an author without `unfiltered_html`: the input may come from anywhere.
	 *
	 * @param RecipeFrame $frame What is around it.
	 */
	private static function blocks( RecipeDocument $document, RecipeFrame $frame ): string {
		return wp_unslash( wp_filter_post_kses( wp_slash( filter_block_content( RecipeWriter::write( $document, $frame ), 'post' ) ) ) );
	}

	/**
	 * Stores a post; WordPress sanitizes its other content by the caller's capabilities.
	 *
	 * @param array{ID?: int, post_type?: string, post_status?: string, post_title?: string, post_content: string} $fields
	 * @return array{id: int, edit: string}|\WP_Error
	 */
	private static function save( array $fields ): array|\WP_Error {
		/** @var array{ID?: int, post_title: string} $slashed */
		$slashed = wp_slash( $fields );
		$id = isset( $fields['ID'] ) ? wp_update_post( $slashed, true ) : wp_insert_post( $slashed, true );
		return is_wp_error( $id ) ? $id : [
			'id'   => $id,
			'edit' => (string) get_edit_post_link( $id, 'raw' ),
		];
	}
}
