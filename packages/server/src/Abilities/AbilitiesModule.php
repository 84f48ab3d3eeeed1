<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Exchange\Reader;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Shopping\ShoppingLists;

defined( 'ABSPATH' ) || exit;

/**
 * Registers what programs and assistants can do with recipes, with the Abilities API of WordPress 6.9; older versions lack its hooks.
 *
 * @phpstan-type Ability array{label: string, description: string, input: array<string, mixed>, output: array<string, mixed>, execute: \Closure, permission: \Closure, readonly: bool, destructive: bool, idempotent: bool}
 */
final class AbilitiesModule implements Registrable {

	/** The category of all of them. */
	private const CATEGORY = 'recipes';

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Reader $reader
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', $this->add_category( ... ) );
		add_action( 'wp_abilities_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the category.
	 */
	public function add_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			[
				'label'       => __( 'Recipes', 'larder' ),
				'description' => __( 'Finds, reads and writes recipes.', 'larder' ),
			]
		);
	}

	/**
	 * Adds the abilities.
	 */
	public function add(): void {
		$reading = new ReadingAbilities( $this->documents, $this->reader );
		$writing = new WritingAbilities( $this->documents, new ShoppingLists() );
		foreach ( [ ...$reading->all(), ...$writing->all() ] as $name => $ability ) {
			wp_register_ability(
				strtolower( "larder/$name" ),
				[
					'label'               => $ability['label'],
					'description'         => $ability['description'],
					'category'            => self::CATEGORY,
					'input_schema'        => $ability['input'],
					'output_schema'       => $ability['output'],
					'execute_callback'    => $ability['execute'],
					'permission_callback' => $ability['permission'],
					'meta'                => [
						'annotations'  => [
							'readonly'    => $ability['readonly'],
							'destructive' => $ability['destructive'],
							'idempotent'  => $ability['idempotent'],
						],
						'show_in_rest' => true,
						'mcp'          => [ 'public' => true ],
					],
				]
			);
		}
	}
}
